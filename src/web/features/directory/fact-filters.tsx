import type { DirectoryAddress } from '#domain/finding/directory-address.ts';
import { Tick } from './directory-choice.tsx';
import type { NamedCounts } from './found-page.ts';

type Props = { address: DirectoryAddress; facts: Readonly<Record<string, NamedCounts>> };

/** Facts by which the list can be filtered, grouped by name. */
export function FactFilters({ address, facts }: Props) {
  const chosen = address.with?.split(',') ?? [];
  return Object.entries(facts).map(([group, choices]) => (
    <fieldset key={group} className="col-span-full min-w-0 lg:col-span-2">
      <legend className="text-sm font-semibold">{group}</legend>
      <div className="flex flex-wrap gap-x-4">
        {Object.entries(choices).map(([value, label]) => (
          <Tick key={value} name="with" value={value} label={label} checked={chosen.includes(value)} />
        ))}
      </div>
    </fieldset>
  ));
}
