import { t } from '#words/t.ts';
import { directoryLimits } from '#facts/limits.ts';
import type { DirectoryAddress } from '#domain/finding/directory-address.ts';
import { regionNames, regions, vendorCategories } from '#domain/vendors/vendor-categories.ts';
import { categoryGroups, distanceChoices, kindLabel, sortChoices } from '#content/directory-choices.ts';
import { Choice, Tick, Typed } from './directory-choice.tsx';
import { namedChoices, options, withCounts } from './filter-choices.tsx';
import type { FoundPage, NamedCounts } from './found-page.ts';

type FactFiltersProps = { address: DirectoryAddress; facts: Readonly<Record<string, NamedCounts>> };

/** Facts by which the list can be filtered, grouped by name. */
function FactFilters({ address, facts }: FactFiltersProps) {
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

type Props = {
  address: DirectoryAddress;
  /** The list of the last search; null before the first. */
  found: Pick<FoundPage, 'counts'> | null;
};

/** Returns the areas under the names that people read, sorted by these. */
const named = (areas: ReadonlySet<string>, names: Readonly<Record<string, string>> = {}) =>
  [...areas]
    .map((value) => ({ value, label: names[value] ?? value }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1));

/** A page's link may stand for several choices of the form: the set is offered as one choice while it is active. */
const several = (category = '') =>
  category in vendorCategories || category === ''
    ? null
    : options([{ value: category, label: category.split(',').map(kindLabel).join(', ') }]);

/** All filters of a list, with the number of vendors that each choice would leave. */
export function DirectoryFilters({ address, found }: Props) {
  const counts = found?.counts;
  const moreChosen = address.market !== undefined || address.with !== undefined;
  const placed = address.lat !== undefined && address.lng !== undefined;
  const counted = (field: 'category' | 'region' | 'area') => counts?.[field] ?? {};
  const choicesOf = (field: 'region' | 'area', all: { value: string; label: string }[]) =>
    options(withCounts(all, counted(field), address[field]));
  const areas = new Set([...Object.keys(counted('area')), address.area ?? '']);
  areas.delete('');
  const groups = categoryGroups.map(({ label, names }) => ({
    label,
    shown: withCounts(
      names.map((value) => ({ value, label: vendorCategories[value] })),
      counted('category'),
      address.category,
    ),
  }));
  return (
    <div className="grid grid-cols-2 items-end gap-3 pt-2 lg:grid-cols-4">
      <Choice name="category" label={t('Category')} address={address} any={t('All categories')}>
        {several(address.category)}
        {groups.map(
          ({ label, shown }) =>
            shown.length > 0 && (
              <optgroup key={label} label={label}>
                {options(shown)}
              </optgroup>
            ),
        )}
      </Choice>
      <Choice name="region" label={t('City')} address={address} any={t('All of Delhi-NCR')}>
        {choicesOf(
          'region',
          regions.map((value) => ({ value, label: regionNames[value] })),
        )}
      </Choice>
      <Choice name="area" label={t('Area')} address={address} any={t('All areas')}>
        {choicesOf('area', named(areas, counts?.areaNames))}
      </Choice>
      <Choice name="sort" label={t('Order')} address={address} any={t('Best match')}>
        {options(sortChoices.filter(({ value }) => value !== 'best' && (value !== 'near' || placed)))}
      </Choice>
      <Typed name="on" type="date" label={t('On this day')} address={address} />
      <Typed
        name="guests"
        type="number"
        label={t('Guests')}
        max={directoryLimits.guestsMax}
        placeholder="300"
        address={address}
      />
      <Typed
        name="price"
        type="number"
        label={t('Price up to (₹)')}
        max={directoryLimits.priceMaxRupees}
        placeholder="1500"
        address={address}
      />
      {placed && (
        <>
          <input type="hidden" name="lat" defaultValue={address.lat} />
          <input type="hidden" name="lng" defaultValue={address.lng} />
          <Choice name="within" label={t('Distance')} address={address} any={t('Any distance')}>
            {options(distanceChoices)}
          </Choice>
        </>
      )}
      {address.box && <input type="hidden" name="box" defaultValue={address.box} />}
      {address.without && <input type="hidden" name="without" defaultValue={address.without} />}
      <Tick name="open" value="today" label={t('Open today')} checked={address.open === 'today'} />
      <details open={moreChosen} className="col-span-full">
        <summary className="tap inline-flex cursor-pointer items-center rounded-md font-semibold text-teal">
          {t('More filters')}
        </summary>
        <div className="grid grid-cols-2 items-start gap-3 pt-2 lg:grid-cols-4">
          <Choice name="market" label={t('Market')} address={address} any={t('All markets')}>
            {options(namedChoices(counts?.market ?? {}, address.market))}
          </Choice>
          {counts?.with && <FactFilters address={address} facts={counts.with} />}
        </div>
      </details>
    </div>
  );
}
