import { t } from '#words/t.ts';
import type { OwnDays } from '#contract/availability.ts';
import { Field } from '#ui/field.tsx';
import { InlineForm } from '#ui/inline-form.tsx';
import { DaysSection } from './days-section.tsx';
import { MonthGrid } from './month-grid.tsx';
import { textIn } from './text-in.ts';

type Props = {
  days: OwnDays;
  /** Marks days as taken or free; resolves to the error, or null. */
  mark: (from: string, to: string, isBusy: boolean) => Promise<string | null>;
};

/** The days that the vendor marks: one by one in the month, or several by a form. */
export function BusyDays({ days, mark }: Props) {
  return (
    <DaysSection id="own-days" heading={t('Days on which you are not free')}>
      <p className="mt-1 text-sm text-ink-soft">
        {t(
          'Tap a day to mark it, tap it again to free it. Families who look for that day then do not call in vain.',
        )}
      </p>
      <div className="mt-4">
        <MonthGrid days={days} onToggle={(day, isBusy) => void mark(day, day, isBusy)} />
        {days.calendar.length > 0 && (
          <p className="mt-2 text-sm text-ink-soft">
            {t('Days with a dot come from your calendar. They are freed there.')}
          </p>
        )}
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
