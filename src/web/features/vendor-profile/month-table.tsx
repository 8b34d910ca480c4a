import { lettersOf } from '#words/letters.ts';
import { t } from '#words/t.ts';
import type { VendorDays } from '#contract/availability.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { weekdayName } from '#domain/vendors/show-days.ts';
import { weekdays } from '#domain/vendors/weekdays.ts';
import { AsServed } from '#ui/as-served.tsx';
import { dayState, type DayState, type MonthShown } from '#domain/vendors/vendor-days.ts';

const monthFormat = dayFormat({ month: 'long', year: 'numeric' });

const looks: Readonly<Record<DayState, string>> = {
  busy: 'bg-paper-deep text-ink-soft line-through',
  free: 'font-semibold text-leaf',
  ask: 'text-ink-soft',
};

/** One month with the state of each day. */
export function MonthTable({ month: { first, weeks }, days }: { month: MonthShown; days: VendorDays }) {
  return (
    <table className="w-full table-fixed border-collapse text-center tabular-nums">
      <caption className="pb-1 text-left font-semibold">
        <AsServed of={first} write={(day) => showDay(monthFormat, day)} />
      </caption>
      <thead>
        <tr className="text-xs text-ink-soft">
          {weekdays.map((day) => (
            <th key={day} scope="col" abbr={weekdayName(day)} className="font-normal">
              <AsServed of={weekdayName(day)} write={(name) => lettersOf(name)[0]!} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks
          .filter((week) => week.some((day) => day !== null && day >= days.today))
          .map((week) => (
            <tr key={week.join()}>
              {week.map((day, at) => {
                if (day === null || day < days.today) return <td key={at}>{'\u00a0'}</td>;
                const state = dayState(day, days);
                return (
                  <td key={at} className={`rounded py-1 ${looks[state]}`}>
                    {Number(day.slice(8))}
                    {state === 'busy' && <span className="sr-only"> {t('not free')}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
