import type { DirectoryPage } from '#contract/directory.ts';
import type { DirectoryAddress } from '#contract/directory-address.ts';
import { Tick } from './directory-choice.tsx';
import { countWords } from './filter-choices.tsx';

type Props = { address: DirectoryAddress; counts: DirectoryPage['counts']['with'] };

/** The facts by which the list can be narrowed, under the name of each. */
export function FactFilters({ address, counts }: Props) {
  const chosen = address.with?.split(',') ?? [];
  const groups = [...new Set(counts.map(({ group }) => group))];
  return groups.map((group) => (
    <fieldset key={group} className="col-span-full min-w-0 lg:col-span-2">
      <legend className="text-sm font-semibold">{group}</legend>
      <div className="flex flex-wrap gap-x-4">
        {counts
          .filter((one) => one.group === group)
          .map((one) => (
            <Tick
              key={one.value}
              name="with"
              value={one.value}
              label={`${one.label} (${countWords(one)})`}
              checked={chosen.includes(one.value)}
            />
          ))}
      </div>
    </fieldset>
  ));
}
