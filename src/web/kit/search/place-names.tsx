import { useEffect, useState } from 'react';
import { api } from '#kit/api/api.ts';

type Names = Awaited<ReturnType<typeof api.placeNames>>;

/** The `list` of a field that takes a place, where there is one on the page. */
export const placeNamesId = 'place-names';

/** The places that we know, for fields with its id as their `list`. Without it they are typed as before. */
export function PlaceNames({ id = placeNamesId }: { id?: string }) {
  const [names, setNames] = useState<Names>([]);
  useEffect(() => {
    api.placeNames().then(setNames, () => undefined);
  }, []);
  return (
    <datalist id={id}>
      {names.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </datalist>
  );
}
