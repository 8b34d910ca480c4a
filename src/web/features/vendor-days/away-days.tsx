import { t } from '#words/t.ts';
import { awaySentence } from '#content/introduction-words.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { localeNames, locales, type Locale } from '#words/locales.ts';
import { maxLength } from '#facts/limits.ts';
import type { OwnDays } from '#contract/availability.ts';
import { api } from '#kit/api/api.ts';
import { workshopDrafts } from '#kit/drafts/draft-keys.ts';
import { DraftedFields } from '#kit/drafts/drafted-fields.tsx';
import { clearDraft } from '#kit/drafts/drafts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { InlineForm } from '#ui/inline-form.tsx';
import { DaysSection } from './days-section.tsx';
import { textIn } from './text-in.ts';
import type { CalendarProps } from './use-own-days.ts';

const dayWords = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const fieldOf = (locale: Locale) => `words-${locale}`;

const draftId = `${workshopDrafts}away`;

/** Form whose input is stored on the device until it is closed. */
function AwayFields({
  away,
  today,
  until,
  error,
}: Pick<OwnDays, 'away' | 'today' | 'until'> & { error: string | null }) {
  return (
    <DraftedFields draftId={draftId}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          type="date"
          name="from"
          label={t('First day')}
          required
          max={until}
          defaultValue={away?.from ?? today}
        />
        <Field
          type="date"
          name="to"
          label={t('Last day')}
          required
          min={today}
          max={until}
          defaultValue={away?.to}
          error={error ?? undefined}
        />
      </div>
      {localeNames.map((locale) => (
        <Field
          key={locale}
          as="textarea"
          rows={2}
          name={fieldOf(locale)}
          label={t('Your sentence for families who read {language}', {
            language: locales[locale].name,
          })}
          maxLength={maxLength.policy}
          defaultValue={away?.words[locale]}
        />
      ))}
      <p className="text-sm text-ink-soft">
        {t('Where you leave it empty, we say: “{sentence}”', {
          sentence: awaySentence(away?.to ?? today),
        })}
      </p>
    </DraftedFields>
  );
}

/** The days on which the vendor answers nobody, and the text for requests that arrive then. */
export function AwayDays({ days: { away, today, until }, params, busy, change }: CalendarProps) {
  return (
    <DaysSection id="away-days" heading={t('When you are away')}>
      <p className="mt-1 text-sm text-ink-soft">
        {t(
          'A family that asks for you on these days gets your sentence at once, marked as automatic. The request waits for you: it lapses three days after your return at the earliest. It does not count as your answer.',
        )}
      </p>
      {away && (
        <div className="mt-3 wrap-anywhere">
          <p className="font-semibold">
            {t('Away from {from} to {to}', {
              from: showDay(dayWords, away.from),
              to: showDay(dayWords, away.to),
            })}
          </p>
        </div>
      )}
      <div className="mt-3 grid justify-items-start gap-3">
        <InlineForm
          label={t('Days away')}
          open={away ? t('Change the days') : t('Say when you are away')}
          onSubmit={(values) =>
            change((options) =>
              api.vendorAwaySet(
                {
                  params,
                  body: {
                    from: textIn(values, 'from'),
                    to: textIn(values, 'to'),
                    words: Object.fromEntries(
                      localeNames.map((locale) => [locale, textIn(values, fieldOf(locale))]),
                    ),
                  },
                },
                options,
              ),
            )
          }
          onClose={() => clearDraft(draftId)}
          fields={(error) => <AwayFields {...{ away, today, until, error }} />}
        >
          {null}
        </InlineForm>
        {away && (
          <Button
            look="quiet"
            disabled={busy}
            onClick={() => void change((options) => api.vendorAwayEnd({ params }, options))}
          >
            {t('I answer again')}
          </Button>
        )}
      </div>
    </DaysSection>
  );
}
