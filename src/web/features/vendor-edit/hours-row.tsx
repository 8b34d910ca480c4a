import { t } from '#words/t.ts';
import type { Weekday } from '#domain/vendors/weekdays.ts';
import { weekdayName } from '#domain/vendors/show-days.ts';
import type { DayHours } from './week-hours.ts';

type Props = { day: Weekday; hours: DayHours; onChange: (hours: DayHours) => void; onCopy: () => void };

const time =
  'tap rounded-md border border-line-strong bg-paper px-2 py-2 text-base text-ink disabled:opacity-40';

/** One weekday: open or closed, from and to. */
export function HoursRow({ day, hours, onChange, onCopy }: Props) {
  const { open, from, to } = hours;
  const name = weekdayName(day);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label className="tap flex basis-full items-center gap-3 sm:basis-36">
        <input
          type="checkbox"
          checked={open}
          onChange={({ currentTarget }) => onChange({ ...hours, open: currentTarget.checked })}
          className="size-5 accent-teal"
        />
        {name}
      </label>
      <input
        type="time"
        aria-label={t('{name} from', { name })}
        value={from}
        onChange={({ currentTarget }) => onChange({ ...hours, from: currentTarget.value })}
        disabled={!open}
        className={time}
      />
      <span aria-hidden>{t('to')}</span>
      <input
        type="time"
        aria-label={t('{name} to', { name })}
        value={to}
        onChange={({ currentTarget }) => onChange({ ...hours, to: currentTarget.value })}
        disabled={!open}
        className={time}
      />
      {open && (
        <button
          type="button"
          aria-label={t('Copy the hours of {name} to all open days', { name })}
          onClick={onCopy}
          className="tap rounded-md px-2 text-sm font-semibold text-teal underline underline-offset-4"
        >
          {t('Copy to all')}
        </button>
      )}
    </div>
  );
}
