import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { enquiryListLimits, enquirySorts, type EnquirySort } from '#contract/desk/enquiry-list.ts';
import { enquiryKindNames, enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { delhiFormat } from '#domain/formats/show-date.ts';
import { dayInDelhi } from '#facts/time.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { withFilter } from '#desk/kit/enquiry-search.ts';
import { seesContacts } from '#desk/kit/rights.ts';
import { useSession } from '#desk/kit/session.ts';
import { useKeys } from '#desk/kit/use-keys.ts';

const debounceMs = 200;
const monthsBefore = 2;
const monthsShown = 18;
const monthFormat = delhiFormat({ month: 'long', year: 'numeric' });
const sortWords: Record<EnquirySort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  event: 'By event date',
  due: 'By due time',
  waiting: 'Waits longest',
};

const kinds = enquiryKindNames
  .map((name): [string, string] => [name, enquiryKinds[name].title])
  .toSorted(([, a], [, b]) => a.localeCompare(b));
const sorts = enquirySorts.map((name): [string, string] => [name, sortWords[name]]);

/** Returns the months around now, as `2026-11`, and the address's own month. */
function monthOptions(asked: string): [string, string][] {
  const [year = 0, month = 0] = dayInDelhi(new Date()).split('-').map(Number);
  const around = Array.from({ length: monthsShown }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - monthsBefore + index, 1)).toISOString().slice(0, 7),
  );
  return [...new Set([...around, ...(asked ? [asked] : [])])]
    .toSorted()
    .map((one) => [one, monthFormat.format(new Date(`${one}-01T00:00:00Z`))]);
}

const control =
  'tap w-full rounded-md border border-line-strong bg-paper px-3 py-2 text-base text-ink placeholder:text-ink-soft focus:border-teal';

type SelectProps = {
  label: string;
  value: string;
  any?: string;
  options: readonly [value: string, label: string][];
  onChange: (value: string) => void;
};
const Select = ({ label, value, any, options, onChange }: SelectProps) => (
  <select
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className={control}
  >
    {any && <option value="">{any}</option>}
    {options.map(([name, words]) => (
      <option key={name} value={name}>
        {words}
      </option>
    ))}
  </select>
);

/** Search, service, month of the event and order; each is in the address. */
export function EnquiryFilters() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  const settled = useDebounced(typed, debounceMs);
  const box = useRef<HTMLInputElement>(null);
  const set = (name: string, value: string) =>
    setSearch((now) => withFilter(now, name, value), { replace: true });
  // Typed text is written to the address; a changed address, as after "back", to the box.
  const written = useRef(asked);
  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    setSearch((now) => withFilter(now, 'q', settled), { replace: true });
  }, [settled, setSearch]);
  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setTyped(asked);
  }, [asked]);
  const sees = seesContacts(useSession()?.role);
  useKeys([{ key: '/', label: 'Search', run: () => box.current?.select() }]);
  return (
    <search className="mb-4 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
      <input
        ref={box}
        type="search"
        aria-label="Search"
        placeholder={sees ? 'Name, phone, number, vendor or text' : 'Number or vendor'}
        data-limit={enquiryListLimits.queryMax}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={`${control} max-sm:col-span-2 sm:max-lg:col-span-3`}
      />
      <Select
        label="Service"
        any="Every service"
        value={search.get('kind') ?? ''}
        options={kinds}
        onChange={(kind) => set('kind', kind)}
      />
      <Select
        label="Month of the event"
        any="Any event month"
        value={search.get('month') ?? ''}
        options={monthOptions(search.get('month') ?? '')}
        onChange={(month) => set('month', month)}
      />
      <Select
        label="Order"
        value={search.get('sort') ?? 'newest'}
        options={sorts}
        onChange={(sort) => set('sort', sort === 'newest' ? '' : sort)}
      />
    </search>
  );
}
