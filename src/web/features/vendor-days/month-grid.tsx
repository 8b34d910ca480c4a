import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { lettersOf } from '#words/letters.ts';
import { t } from '#words/t.ts';
import type { OwnDays } from '#contract/availability.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { weekdayName } from '#domain/vendors/show-days.ts';
import { weekdays } from '#domain/vendors/weekdays.ts';
import { addDays, addMonths, monthsFrom } from '#domain/vendors/vendor-days.ts';
import { Button } from '#ui/button.tsx';

type Props = { days: OwnDays; onToggle: (day: string, busy: boolean) => void };

const monthFormat = dayFormat({ month: 'long', year: 'numeric' });
const longFormat = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** Number of days that a key moves. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** One month of the own days; each day is a switch. Arrow keys move from day to day, and into the next month. */
export function MonthGrid({ days, onToggle }: Props) {
  const { today, until, busy, calendar } = days;
  const heading = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState(today);
  const [month] = monthsFrom(at, 1);
  const show = (day: string) => setAt(day < today ? today : day > until ? until : day);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(addDays(at, step));
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus());
  };
  return (
    <div className="max-w-md">
      <div className="flex items-center justify-between gap-2">
        <Button
          look="quiet"
          aria-label={t('The month before')}
          disabled={month!.first <= today}
          onClick={() => show(addMonths(at, -1))}
        >
          ‹
        </Button>
        <p id={heading} role="status" className="text-lg font-semibold">
          {showDay(monthFormat, month!.first)}
        </p>
        <Button
          look="quiet"
          aria-label={t('The month after')}
          disabled={addMonths(at, 1) > until}
          onClick={() => show(addMonths(at, 1))}
        >
          ›
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the arrows from the days within */}
      <table ref={grid} aria-labelledby={heading} onKeyDown={onKeyDown} className="mt-2 w-full table-fixed">
        <thead>
          <tr className="text-sm text-ink-soft">
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={weekdayName(day)} className="font-normal">
                {lettersOf(weekdayName(day))[0]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month!.weeks.map((week) => (
            <tr key={week.join()}>
              {week.map((day, place) => (
                <td key={day ?? place} className="p-0.5">
                  {day !== null && day >= today && day <= until && (
                    <button
                      type="button"
                      tabIndex={day === at ? 0 : -1}
                      aria-pressed={busy.includes(day)}
                      aria-label={t('{day}: not free', { day: showDay(longFormat, day) })}
                      onClick={() => {
                        setAt(day);
                        onToggle(day, !busy.includes(day));
                      }}
                      className="grid min-h-11 w-full place-items-center rounded-md border border-line bg-paper tabular-nums hover:border-teal aria-pressed:border-teal aria-pressed:bg-teal-wash aria-pressed:font-semibold aria-pressed:text-teal aria-pressed:line-through"
                    >
                      {Number(day.slice(8))}
                      {calendar.includes(day) && <span aria-hidden>·</span>}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
