import type { DirectoryPage } from '#contract/directory.ts';
import type { DirectoryAddress } from '#contract/directory-address.ts';
import { vendorCategories, type VendorCategory } from '#contract/vendor-categories.ts';
import { categoryFacts, vendorFacts, type Fact } from '#contract/vendor-facts.ts';
import { Tick } from './directory-choice.tsx';
import { withCounts } from './filter-choices.tsx';

type Props = {
  /** Chosen, or read out of the words. */
  category: string | undefined;
  address: DirectoryAddress;
  counts: DirectoryPage['counts']['with'];
};

const isCategory = (value = ''): value is VendorCategory => value in vendorCategories;

/** What the chosen category can be narrowed by; nothing as long as there is none. */
export function FactFilters({ category, address, counts }: Props) {
  if (!isCategory(category)) return null;
  const chosen = address.with?.split(',') ?? [];
  const groups = categoryFacts[category].facts.flatMap((name) => {
    const fact: Fact = vendorFacts[name];
    if (!('filter' in fact) || !fact.filter) return [];
    const all = Object.entries(fact.options).map(([value, label]) => ({ value: `${name}:${value}`, label }));
    const shown = withCounts(all, counts, address.with);
    return shown.length > 0 ? [{ name, label: fact.label, shown }] : [];
  });
  return groups.map(({ name, label, shown }) => (
    <fieldset key={name} className="col-span-full min-w-0 lg:col-span-2">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-4">
        {shown.map((one) => (
          <Tick key={one.value} name="with" checked={chosen.includes(one.value)} {...one} />
        ))}
      </div>
    </fieldset>
  ));
}
