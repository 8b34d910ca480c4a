import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SlidersHorizontal } from 'lucide-react';
import { enquiryListLimits, enquirySorts, type EnquirySort } from '#contract/desk/enquiry-filter.ts';
import { enquiryKindNames, enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { delhiFormat } from '#domain/formats/show-date.ts';
import { Button } from '#ui/button.tsx';
import { withFilter } from '#desk/kit/enquiry-search.ts';
import { seesContacts } from '#desk/kit/rights.ts';
import { useSession } from '#desk/kit/session.ts';
import { useKeys } from '#desk/kit/use-keys.ts';

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

/** Returns the months to choose from, and the address's own month. */
const monthOptions = (months: readonly string[], asked: string): [string, string][] =>
  [...new Set([...months, ...(asked ? [asked] : [])])]
    .toSorted()
    .map((one) => [one, monthFormat.format(new Date(`${one}-01T00:00:00Z`))]);

const control =
  'tap w-full min-w-0 rounded-md border border-line-strong bg-paper px-3 py-2 text-base text-ink placeholder:text-ink-soft focus:border-teal';

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

/** Search, service, month of the event where there are events, and order; each is in the address. On narrow screens all but the search are folded. */
export function EnquiryFilters({ months }: { months: readonly string[] }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  const box = useRef<HTMLInputElement>(null);
  const set = (name: string, value: string) =>
    setSearch((now) => withFilter(now, name, value), { replace: true });
  // Typed text is written to the address; a changed address, as after "back", to the box.
  const written = useRef(asked);
  useEffect(() => {
    if (typed === written.current) return;
    written.current = typed;
    setSearch((now) => withFilter(now, 'q', typed), { replace: true });
  }, [typed, setSearch]);
  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setTyped(asked);
  }, [asked]);
  const sees = seesContacts(useSession()?.role);
  const month = search.get('month') ?? '';
  const monthChoices = monthOptions(months, month);
  const filtersId = useId();
  const [open, setOpen] = useState(false);
  const used = ['kind', 'month', 'sort'].filter((name) => search.get(name)).length;
  useKeys([{ key: '/', label: 'Search', run: () => box.current?.select() }]);
  return (
    <search className="mb-2 flex flex-wrap gap-2">
      <input
        ref={box}
        type="search"
        aria-label="Search"
        placeholder={sees ? 'Name, phone, number, vendor or text' : 'Number or vendor'}
        data-limit={enquiryListLimits.queryMax}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={`${control} min-w-0 flex-1 lg:basis-64`}
      />
      <Button
        look="secondary"
        aria-expanded={open}
        aria-controls={filtersId}
        onClick={() => setOpen(!open)}
        className="px-3! lg:hidden"
      >
        <SlidersHorizontal aria-hidden size={18} />
        <span className="sr-only">Filters</span>
        {used > 0 && <span>{used}</span>}
      </Button>
      <div
        id={filtersId}
        className={`gap-2 max-lg:w-full max-lg:grid-cols-2 lg:flex lg:flex-[2] ${open ? 'max-lg:grid' : 'max-lg:hidden'}`}
      >
        <Select
          label="Service"
          any="Every service"
          value={search.get('kind') ?? ''}
          options={kinds}
          onChange={(kind) => set('kind', kind)}
        />
        {monthChoices.length > 0 && (
          <Select
            label="Month of the event"
            any="Any event month"
            value={month}
            options={monthChoices}
            onChange={(chosen) => set('month', chosen)}
          />
        )}
        <Select
          label="Order"
          value={search.get('sort') ?? 'newest'}
          options={sorts}
          onChange={(sort) => set('sort', sort === 'newest' ? '' : sort)}
        />
      </div>
    </search>
  );
}
