import { useState } from 'react';
import { compareChoice as words } from '#content/compare-choice.ts';
import { toggleCompared, useCompared } from '#kit/device/compared.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Marks a vendor for the comparison. Needs scripts, so nothing is rendered without them. */
export function CompareTick({ id, name }: { id: string; name: string }) {
  const scripted = useHydrated();
  const chosen = useCompared().includes(id);
  const [full, setFull] = useState(false);
  if (!scripted) return null;
  return (
    <label className="no-print tap inline-flex cursor-pointer items-center gap-2 font-semibold">
      <input
        type="checkbox"
        checked={chosen}
        onChange={() => setFull(!toggleCompared(id))}
        aria-label={`${words.tick} ${name}`}
        className="size-5 accent-teal"
      />
      <span aria-live="polite">{full && !chosen ? words.full : words.tick}</span>
    </label>
  );
}
