import { CalendarDays, Check, Hourglass, Mail } from 'lucide-react';
import { t } from '#words/t.ts';

const marks = [
  [Check, t('Booked')],
  [Hourglass, t('Held until a day')],
  [CalendarDays, t('From your own calendar')],
  [Mail, t('A request waits')],
] as const;

/** The meaning of the marks in the month. */
export function DaysLegend() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {marks.map(([Mark, label]) => (
        <li key={label} className="flex items-center gap-1.5">
          <Mark aria-hidden size={15} className="text-teal" />
          {label}
        </li>
      ))}
    </ul>
  );
}
