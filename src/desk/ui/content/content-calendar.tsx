import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ContentRow } from '#contract/desk/content/content-item.ts';
import { fillPath } from '#contract/kit.ts';
import { delhiFormat } from '#domain/formats/show-date.ts';
import { addMonths, monthsFrom } from '#domain/vendors/vendor-days.ts';
import { deskPaths } from '#facts/desk-paths.ts';
import { dayInDelhi, startOfDay } from '#facts/time.ts';
import { Button } from '#ui/button.tsx';

type Props = {
  /** As `2026-12`. */
  month: string;
  rows: readonly ContentRow[];
  total: number;
  onMonth: (month: string) => void;
};
type Entry = { row: ContentRow; at: string; planned: boolean };

const monthName = delhiFormat({ month: 'long', year: 'numeric' });
const dayName = delhiFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const weekday = delhiFormat({ weekday: 'short' });
const time = delhiFormat({ hour: 'numeric', minute: '2-digit' });

const monthAfter = (month: string, by: number) => addMonths(`${month}-01`, by).slice(0, 7);

const entriesOf = (rows: readonly ContentRow[]): Entry[] =>
  rows
    .flatMap((row): Entry[] => [
      ...(row.live === 'published' && row.publishedAt ? [{ row, at: row.publishedAt, planned: false }] : []),
      ...(row.draft === 'scheduled' && row.publishAt ? [{ row, at: row.publishAt, planned: true }] : []),
    ])
    .toSorted((a, b) => a.at.localeCompare(b.at));

/** What was published and what will be, by day in Delhi. On a narrow screen only the days with something on them. */
export function ContentCalendar({ month, rows, total, onMonth }: Props) {
  const entries = entriesOf(rows);
  const days = monthsFrom(`${month}-01`, 1).flatMap(({ weeks }) => weeks.flat());
  const [today] = useState(() => dayInDelhi(new Date()));
  const onDay = (day: string | null) => entries.filter(({ at }) => dayInDelhi(new Date(at)) === day);
  const isEmpty = !days.some((day) => day && onDay(day).length > 0);
  const move = (by: number, label: string, Icon: typeof ChevronLeft) => (
    <Button look="quiet" className="px-3!" aria-label={label} onClick={() => onMonth(monthAfter(month, by))}>
      <Icon aria-hidden size={20} />
    </Button>
  );
  return (
    <section aria-labelledby="month" className="grid gap-3">
      <div className="flex items-center gap-2">
        {move(-1, 'The month before', ChevronLeft)}
        <h2 id="month" aria-live="polite" className="min-w-44 text-center text-lg">
          {monthName.format(startOfDay(`${month}-01`))}
        </h2>
        {move(1, 'The next month', ChevronRight)}
      </div>
      <ol className="grid gap-2 lg:grid-cols-7 lg:gap-0 lg:border-t lg:border-l lg:border-line">
        {days.slice(0, 7).map((_, at) => (
          <li
            key={`weekday-${at}`}
            aria-hidden
            className="px-2 py-1 text-sm text-ink-soft max-lg:hidden lg:border-r lg:border-b lg:border-line"
          >
            {weekday.format(startOfDay(`2026-06-0${at + 1}`))}
          </li>
        ))}
        {days.map((day, at) => (
          <li
            key={day ?? `none-${at}`}
            className={`min-w-0 lg:min-h-24 lg:border-r lg:border-b lg:border-line lg:p-1 ${day === today ? 'lg:bg-marigold-wash' : ''} ${onDay(day).length === 0 ? 'max-lg:hidden' : ''}`}
          >
            {day && (
              <h3 className="text-sm font-semibold text-ink-soft lg:px-1">
                <span className="lg:sr-only">{dayName.format(startOfDay(day))}</span>
                <span aria-hidden className="max-lg:hidden">
                  {Number(day.slice(8))}
                </span>
              </h3>
            )}
            <ul>
              {onDay(day).map(({ row, at: moment, planned }) => (
                <li key={row.id + moment}>
                  <Link
                    to={fillPath(deskPaths.contentItem, { type: row.type, itemId: row.id })}
                    className="tap block rounded-md py-1 text-sm wrap-anywhere text-teal hover:bg-teal-wash lg:px-1"
                  >
                    <span className="lg:line-clamp-4" title={row.title}>
                      {row.title}
                    </span>
                    <span className="block text-ink-soft">
                      {planned ? `Scheduled, ${time.format(new Date(moment))}` : 'Published'}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p role="status" className="text-sm text-ink-soft">
        {isEmpty && 'Nothing was published in this month, and nothing is scheduled.'}
        {total > rows.length && `${total - rows.length} more are not shown.`}
      </p>
    </section>
  );
}
