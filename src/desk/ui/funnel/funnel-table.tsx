import type { FunnelRow } from '#contract/desk/numbers.ts';
import { showHours } from '#desk/kit/format.ts';
import { showMonth } from '#desk/kit/funnel-rows.ts';

type Props = { months: readonly FunnelRow[]; total: FunnelRow };

const hours = (value: number | null) => (value === null ? '–' : showHours(value));
const columns: readonly { label: string; of: (row: FunnelRow) => string | number }[] = [
  { label: 'Received', of: ({ received }) => received },
  { label: 'Read', of: ({ read }) => read },
  { label: 'Introduced', of: ({ introduced }) => introduced },
  { label: 'Answered', of: ({ answered }) => answered },
  { label: 'Booked', of: ({ booked }) => booked },
  { label: 'Withdrawn', of: ({ withdrawn }) => withdrawn },
  { label: 'Until read', of: ({ hoursToRead }) => hours(hoursToRead) },
  { label: 'Until answered', of: ({ hoursToAnswer }) => hours(hoursToAnswer) },
];

const cells = (row: FunnelRow) =>
  columns.map(({ label, of }) => (
    <td key={label} className="px-2 py-1.5 text-right whitespace-nowrap tabular-nums print:py-0">
      {of(row)}
    </td>
  ));
const head =
  'sticky left-0 bg-paper py-1.5 pr-3 text-left align-bottom font-normal whitespace-nowrap print:py-0';

/** The plot's data in numbers; the newest month first. */
export const FunnelTable = ({ months, total }: Props) => (
  <div
    role="region"
    aria-label="Numbers by month"
    tabIndex={0}
    className="overflow-x-auto rounded-md border border-line bg-paper px-4 py-2 print:overflow-visible print:border-0 print:p-0"
  >
    <table className="w-full text-sm">
      <caption className="sr-only">
        Enquiries by the month in which they came, how far they got, and median times
      </caption>
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className={`${head} font-semibold`}>
            Month
          </th>
          {columns.map(({ label }) => (
            <th key={label} scope="col" className="px-2 py-1.5 text-right font-semibold whitespace-nowrap">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((row) => (
          <tr key={row.month} className="border-t border-line">
            <th scope="row" className={head}>
              {showMonth(row.month!)}
            </th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-line-strong font-semibold">
          <th scope="row" className={`${head} font-semibold`}>
            All
          </th>
          {cells(total)}
        </tr>
      </tfoot>
    </table>
  </div>
);
