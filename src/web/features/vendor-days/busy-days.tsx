import { useState } from 'react';
import { CalendarDays, Check, Hourglass, Mail } from 'lucide-react';
import { t } from '#words/t.ts';
import type { OwnDays } from '#contract/availability.ts';
import type { Agenda } from '#contract/workshop-enquiries.ts';
import { Field } from '#ui/field.tsx';
import { InlineForm } from '#ui/inline-form.tsx';
import { BookingTakes } from './booking-takes.tsx';
import { DayPanel } from './day-panel.tsx';
import { DaysSection } from './days-section.tsx';
import { MonthGrid } from './month-grid.tsx';
import { textIn } from './text-in.ts';

const marks = [
  [Check, t('Booked')],
  [Hourglass, t('Held until a day')],
  [CalendarDays, t('From your own calendar')],
  [Mail, t('A request waits')],
] as const;

/** The meaning of the marks in the month. */
function DaysLegend() {
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

type Props = {
  days: OwnDays;
  agenda: Agenda['entries'];
  /** Sets whether a booking takes its day. */
  setTakes: (takes: boolean) => void;
  busy: boolean;
  /** Holds a day until the end of another; resolves to the error, or null. */
  hold: (day: string, until: string) => Promise<string | null>;
  /** Marks days as taken or free; resolves to the error, or null. */
  mark: (from: string, to: string, isBusy: boolean) => Promise<string | null>;
};

/** The days that the vendor marks: one by one in the month, or several by a form. */
export function BusyDays({ days, agenda, setTakes, busy, mark, hold }: Props) {
  const [at, setAt] = useState(days.today);
  return (
    <DaysSection id="own-days" heading={t('Your calendar')}>
      <p className="mt-1 text-sm text-ink-soft">
        {t(
          'Tap a day to mark it as not free, tap it again to free it. A day with a booking, a request or a hold shows it below. Families see which days are not free, and nothing else.',
        )}
      </p>
      <div className="mt-4">
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
          <div className="min-w-0">
            <MonthGrid
              {...{ days, agenda, at }}
              onLook={setAt}
              onToggle={(day, isBusy) => void mark(day, day, isBusy)}
            />
            <DaysLegend />
          </div>
          <DayPanel
            {...{ days, agenda, day: at }}
            mark={(isBusy) => mark(at, at, isBusy)}
            hold={(until) => hold(at, until)}
          />
        </div>
      </div>
      <div className="mt-4">
        <BookingTakes takes={days.bookingTakes} isAsked={days.booked.length > 0} busy={busy} set={setTakes} />
      </div>
      <div className="mt-4">
        <InlineForm
          label={t('Several days')}
          open={t('Mark several days')}
          onSubmit={(values) =>
            mark(textIn(values, 'from'), textIn(values, 'to'), textIn(values, 'what') !== 'free')
          }
          fields={(error) => (
            <div className="grid gap-3 sm:grid-cols-3">
              <Field
                type="date"
                name="from"
                label={t('From')}
                required
                min={days.today}
                max={days.until}
                error={error ?? undefined}
              />
              <Field type="date" name="to" label={t('To')} required min={days.today} max={days.until} />
              <Field as="select" name="what" label={t('I am')} required defaultValue="busy">
                <option value="busy">{t('not free')}</option>
                <option value="free">{t('free')}</option>
              </Field>
            </div>
          )}
        >
          {null}
        </InlineForm>
      </div>
    </DaysSection>
  );
}
