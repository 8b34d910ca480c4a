import { LocateFixed } from 'lucide-react';
import { t } from '#words/t.ts';
import { locationProblem, type MyLocation } from '#kit/device/my-location.ts';
import { Button } from '#ui/button.tsx';

type Props = { mine: MyLocation; onAsk: () => void; onForget: () => void };

/** Sorts by distance once the visitor shares a location, which stays on the device. */
export function NearMe({ mine, onAsk, onForget }: Props) {
  const known = mine.state === 'known';
  return (
    <div className="noscript:hidden">
      <Button look="secondary" disabled={mine.state === 'asking'} onClick={known ? onForget : onAsk}>
        <LocateFixed aria-hidden size={18} /> {known ? t('Sort from A to Z') : t('Nearest to me first')}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {known
          ? t('Sorted by distance. Your place stays on this device.')
          : (locationProblem[mine.state] ?? '')}
      </p>
    </div>
  );
}
