import { useId, type ReactNode } from 'react';
import { vendorCategories } from '#contract/vendor-categories.ts';
import { regions } from '#contract/vendor-categories.ts';
import type { DirectoryAddress, DirectoryField } from '#contract/directory-address.ts';
import { categoryGroups, distanceChoices, kindLabel } from '#content/directory.ts';

type Props = {
  address: DirectoryAddress;
  areas: readonly string[];
  markets: readonly { id: string; name: string }[];
};

const control =
  'tap block w-full rounded-md border border-line-strong bg-paper px-3 py-2 text-base text-ink focus:border-teal';

function Choice({
  name,
  label,
  address,
  any,
  children,
}: {
  name: DirectoryField;
  label: string;
  address: DirectoryAddress;
  any: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <select id={id} name={name} defaultValue={address[name] ?? ''} className={control}>
        <option value="">{any}</option>
        {children}
      </select>
    </div>
  );
}

const options = (values: readonly { value: string; label: string }[]) =>
  values.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** What a page led here with may be more than one choice of the form: it is one of its own as long as it stands. */
const several = (category = '') =>
  category in vendorCategories || category === ''
    ? null
    : options([{ value: category, label: category.split(',').map(kindLabel).join(', ') }]);

/** Category, region, area, market, open today, and distance once a place is known. */
export function DirectoryFilters({ address, areas, markets }: Props) {
  const placed = address.lat !== undefined && address.lng !== undefined;
  return (
    <div className="grid grid-cols-2 items-end gap-3 pt-2 lg:grid-cols-4">
      <Choice name="category" label="Category" address={address} any="All categories">
        {several(address.category)}
        {categoryGroups.map(({ label, names }) => (
          <optgroup key={label} label={label}>
            {options(names.map((value) => ({ value, label: vendorCategories[value] })))}
          </optgroup>
        ))}
      </Choice>
      <Choice name="region" label="City" address={address} any="All of Delhi-NCR">
        {options(regions.map((value) => ({ value, label: value })))}
      </Choice>
      <Choice name="area" label="Area" address={address} any="All areas">
        {options(areas.map((value) => ({ value, label: value })))}
      </Choice>
      <Choice name="market" label="Market" address={address} any="All markets">
        {options(markets.map(({ id, name }) => ({ value: id, label: name })))}
      </Choice>
      {placed && (
        <>
          <input type="hidden" name="lat" defaultValue={address.lat} />
          <input type="hidden" name="lng" defaultValue={address.lng} />
          <Choice name="within" label="Distance" address={address} any="Any distance">
            {options(distanceChoices)}
          </Choice>
          <Choice name="sort" label="Order" address={address} any="From A to Z">
            {options([{ value: 'near', label: 'Nearest first' }])}
          </Choice>
        </>
      )}
      <label className="tap flex items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="open"
          value="today"
          defaultChecked={address.open === 'today'}
          className="size-5 accent-teal"
        />
        Open today
      </label>
    </div>
  );
}
