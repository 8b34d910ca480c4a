import { LocateFixed } from 'lucide-react';
import { t } from '#words/t.ts';
import type { DirectoryAddress } from '#domain/finding/directory-address.ts';
import { directoryPage } from '#content/directory.ts';
import { locationProblem, useMyLocation } from '#kit/device/my-location.ts';
import { Button } from '#ui/button.tsx';

type Props = { address: DirectoryAddress; onChange: (next: DirectoryAddress) => void };

/** Adds the visitor's location to the search, or removes it. */
export function NearFilter({ address, onChange }: Props) {
  const { lat, lng, within: _within, sort: _sort, page: _page, ...rest } = address;
  const [mine, ask] = useMyLocation(({ latitude, longitude }) =>
    onChange({ ...rest, lat: String(latitude), lng: String(longitude), sort: 'near' }),
  );
  const placed = lat !== undefined && lng !== undefined;
  const label = placed ? t('Forget my place') : t('Nearest to me first');
  return (
    <>
      <Button
        look="secondary"
        className="min-h-11 shrink-0 px-3 max-sm:border-0 max-sm:bg-transparent noscript:hidden"
        aria-label={label}
        disabled={mine.state === 'asking'}
        onClick={placed ? () => onChange(rest) : ask}
      >
        <LocateFixed aria-hidden size={18} />
        <span className="max-sm:hidden">{label}</span>
      </Button>
      <p role="status" className="order-last w-full text-sm text-ink-soft empty:hidden">
        {placed ? directoryPage.nearNote : (locationProblem[mine.state] ?? '')}
      </p>
    </>
  );
}
