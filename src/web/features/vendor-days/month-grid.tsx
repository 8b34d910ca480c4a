import { useId, useRef, type KeyboardEvent } from 'react';
import { lettersOf } from '#words/letters.ts';
import { t } from '#words/t.ts';
import type { OwnDays } from '#contract/availability.ts';
import type { Agenda } from '#contract/workshop-enquiries.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { weekdayName } from '#domain/vendors/show-days.ts';
import { weekdays } from '#domain/vendors/weekdays.ts';
import { addDays, addMonths, monthsFrom } from '#domain/vendors/vendor-days.ts';
import { Button } from '#ui/button.tsx';
import { DayCell } from './day-cell.tsx';
import { shownDay } from './shown-day.ts';

type Props = {
  days: OwnDays;
  agenda: Agenda['entries'];
  /** The day that is looked at. */
  at: string;
  onLook: (day: string) => void;
  onToggle: (day: string, busy: boolean) => void;
};

const monthFormat = dayFormat({ month: 'long', year: 'numeric' });

/** The day to which a key leads. */
const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** One month of the own days, with bookings and requests. Arrow keys move from day to day, and Page keys from month to month. */
export function MonthGrid({ days, agenda, at, onLook, onToggle }: Props) {
  const { today, until } = days;
  const heading = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [month] = monthsFrom(at, 1);
  const show = (day: string) => onLook(day < today ? today : day > until ? until : day);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(step(at));
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
                    <DayCell
                      shown={shownDay(day, days, agenda)}
                      isAt={day === at}
                      onPress={() => {
                        onLook(day);
                        const { isPlain, isBusy } = shownDay(day, days, agenda);
                        if (isPlain) onToggle(day, !isBusy);
                      }}
                    />
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
