import { useEffect, useState } from 'react';
import { api } from '#kit/api/api.ts';

type Names = Awaited<ReturnType<typeof api.placeNames>>;

/** The `list` of a field that takes a place. */
export const placeNamesId = 'place-names';

/** The places that we know, once on a page, for fields with `list={placeNamesId}`. Without it they are typed as before. */
export function PlaceNames() {
  const [names, setNames] = useState<Names>([]);
  useEffect(() => {
    api.placeNames().then(setNames, () => undefined);
  }, []);
  return (
    <datalist id={placeNamesId}>
      {names.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </datalist>
  );
}
