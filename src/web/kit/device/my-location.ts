/** @file The visitor's location, requested from the device only when the visitor asks for it. */
import { useState } from 'react';
import { t } from '#words/t.ts';
import { minuteMs } from '#facts/time.ts';
import type { Place } from '#domain/finding/places.ts';

const timeoutMs = 15_000;
const maxAgeMs = 5 * minuteMs;
/** Three decimals are about 100 metres: precise enough to sort by, and no more than needed. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** The state of the request. */
export type MyLocation =
  | { state: 'unasked' | 'asking' | 'refused' | 'failed' }
  | { state: 'known'; place: Place };

/** Returns the state and a function that requests the location; `then` runs once it is known. */
export function useMyLocation(
  then?: (place: Place) => void,
): [MyLocation, ask: () => void, forget: () => void] {
  const [mine, setMine] = useState<MyLocation>({ state: 'unasked' });
  const ask = () => {
    if (!navigator.geolocation) return setMine({ state: 'failed' });
    setMine({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const place = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) };
        setMine({ state: 'known', place });
        then?.(place);
      },
      (error) => setMine({ state: error.code === error.PERMISSION_DENIED ? 'refused' : 'failed' }),
      { timeout: timeoutMs, maximumAge: maxAgeMs },
    );
  };
  return [mine, ask, () => setMine({ state: 'unasked' })];
}

/** Returns the sentence for a failed request. */
export const locationProblem: Readonly<Partial<Record<MyLocation['state'], string>>> = {
  refused: t('Your place is not shared with this site. You can allow it in the browser, or choose an area.'),
  failed: t('Your device could not tell where you are. Choose an area instead.'),
};
