import { t } from '#words/t.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { maxLength } from '#facts/limits.ts';
import { api } from '#kit/api/api.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { InlineForm } from '#ui/inline-form.tsx';
import { CalendarFree } from './calendar-free.tsx';
import { DaysSection } from './days-section.tsx';
import { textIn } from './text-in.ts';
import type { CalendarProps } from './use-own-days.ts';

const momentWords = delhiFormat({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

/** The calendar imported from elsewhere. */
export function CalendarIn({ days: { source }, params, busy, change }: CalendarProps) {
  return (
    <DaysSection id="calendar-in" heading={t('From your own calendar')}>
      <p className="mt-1 text-sm text-ink-soft">
        {t(
          'Give the secret address (iCal, .ics) that your calendar has for sharing. We read which days are taken, every few hours, and nothing else of it. An entry takes a day when it is for the whole day or at least four hours long; entries shown as free do not count.',
        )}
      </p>
      {source && (
        <div className="mt-3 wrap-anywhere">
          <p className="font-semibold">{source.host}</p>
          <p>
            {source.readAt === null
              ? t('Not read yet.')
              : t('Last read on {moment}.', { moment: showMoment(momentWords, source.readAt) })}
          </p>
          {source.problem !== null && (
            <p role="alert" className="font-semibold text-sindoor">
              {source.problem}
            </p>
          )}
          {source.said.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {source.said.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          {source.free && (
            <CalendarFree
              free={source.free}
              busy={busy}
              set={(freeTaken) =>
                void change((options) => api.vendorDaysChange({ params, body: { freeTaken } }, options))
              }
            />
          )}
        </div>
      )}
      <div className="mt-3 grid justify-items-start gap-3">
        <InlineForm
          label={t('Calendar')}
          open={source ? t('Give another address') : t('Give the address of a calendar')}
          onSubmit={(values) =>
            change((options) =>
              api.vendorCalendarSet({ params, body: { address: textIn(values, 'address') } }, options),
            )
          }
          fields={(error) => (
            <Field
              name="address"
              type="url"
              label={t('Address of your calendar')}
              required
              maxLength={maxLength.calendarAddress}
              placeholder="https://"
              error={error ?? undefined}
            />
          )}
        >
          {null}
        </InlineForm>
        {source && (
          <Button
            look="quiet"
            disabled={busy}
            onClick={() => void change((options) => api.vendorCalendarEnd({ params }, options))}
          >
            {t('Read it no longer')}
          </Button>
        )}
      </div>
    </DaysSection>
  );
}
