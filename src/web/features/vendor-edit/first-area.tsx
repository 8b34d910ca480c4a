import { useEffect, useId, useState } from 'react';
import { MapPin } from 'lucide-react';
import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { firstStepsWords } from '#content/first-steps.ts';
import { maxLength } from '#facts/limits.ts';
import { importTwice } from '#kit/page/import-twice.ts';
import { PlaceNames } from '#kit/search/place-names.tsx';
import { Button } from '#ui/button.tsx';
import { OwnField } from './own-field.tsx';
import { problemIn, type Save } from './use-own-editor.ts';

/** The part of town: the one in the address with one tap, any other typed. */
export function FirstArea({ vendor, save }: { vendor: PublicVendor; save: Save }) {
  const list = useId();
  const [guess, setGuess] = useState<string | null>(null);
  const { address } = vendor;
  useEffect(() => {
    let stale = false;
    importTwice(() => import('./place-named.ts')).then(
      ({ placeInAddress }) => stale || setGuess(placeInAddress(address ?? '')),
      // Without a guess it is a field like any other.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [address]);
  const [taken, setTaken] = useState('');
  const take = async (area: string) => setTaken(problemIn(await save('area', area, null)) ?? t('Saved'));
  const isGuessed = guess !== null && !vendor.area;
  return (
    <>
      <OwnField
        {...{ vendor, save }}
        field="area"
        label={t('Part of town')}
        value={vendor.area ?? ''}
        list={list}
        maxLength={maxLength.name}
        meant={(typed) => typed}
      />
      <PlaceNames id={list} />
      {isGuessed && (
        <Button look="secondary" className="mt-2" onClick={() => void take(guess)}>
          <MapPin aria-hidden size={18} /> {firstStepsWords.areaGuess(guess)}
        </Button>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {taken}
      </p>
    </>
  );
}
