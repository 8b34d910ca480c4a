import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A number with the one before, if there is one, each leading to its list; without a list it is plain. */
export type Pair = { now: string; before?: string; to?: string | null; toBefore?: string | null };
export type TableRow = { key: string; head: ReactNode; cells: readonly Pair[] };

type Props = { caption: string; head: string; columns: readonly string[]; rows: readonly TableRow[] };

const cellLink = 'inline-block min-h-6 min-w-6 hover:text-teal hover:underline';
const Number = ({ to, children }: { to: string | null | undefined; children: string }) =>
  to ? (
    <Link to={to} className={cellLink}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );
const sticky = 'sticky left-0 bg-paper py-1.5 pr-3 text-left align-baseline print:static print:py-0.5';

/** A table of numbers, with those of the period before beneath; it scrolls sideways where it is too wide. */
export const NumberTable = ({ caption, head, columns, rows }: Props) => (
  <div
    role="region"
    aria-label={caption}
    tabIndex={0}
    className="overflow-x-auto rounded-md border border-line bg-paper px-4 py-2 print:overflow-visible print:border-0 print:p-0"
  >
    <table className="w-full text-sm print:text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className={`${sticky} font-semibold`}>
            {head}
          </th>
          {columns.map((label) => (
            <th
              key={label}
              scope="col"
              className="px-2 py-1.5 text-right font-semibold whitespace-nowrap print:px-1 print:py-0.5 print:whitespace-normal"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head: name, cells }) => (
          <tr key={key} className="border-t border-line break-inside-avoid">
            <th scope="row" className={`${sticky} min-w-28 max-w-40 font-normal wrap-break-word sm:max-w-64`}>
              {name}
            </th>
            {cells.map(({ now, before, to, toBefore }, index) => (
              <td
                key={columns[index]}
                className="px-2 py-1.5 text-right align-baseline whitespace-nowrap tabular-nums print:px-1 print:py-0.5"
              >
                <Number to={to}>{now}</Number>{' '}
                {before !== undefined && (
                  <span className="inline-block min-w-8 text-xs text-ink-soft">
                    <Number to={toBefore}>{before}</Number>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
