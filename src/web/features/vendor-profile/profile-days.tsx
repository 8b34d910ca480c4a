import { t } from '#words/t.ts';
import type { VendorDays } from '#contract/availability.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { addMonths, dayState, monthsFrom } from '#domain/vendors/vendor-days.ts';
import { AsServed } from '#ui/as-served.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextAnchor, TextLink } from '#ui/text-link.tsx';
import { MonthTable } from './month-table.tsx';

type Props = {
  days: VendorDays;
  /** The requested day; null without one. */
  asked: string | null;
  /** Link to vendors of this kind who are free on that day. */
  othersAt: string | null;
};

const months = 'rail items-start gap-x-8 gap-y-5 xs:grid sm:grid-cols-2 xl:grid-cols-3';
const monthsShown = 3;
/** Maximum of collapsed months: later ones have no marked days. */
const monthsFolded = 15;
const longFormat = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const shortFormat = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** Returns the state of the requested day, in words. */
function answerOf(day: string, days: VendorDays): string {
  const words = { day: showDay(longFormat, day), asOf: showDay(shortFormat, days.asOf ?? '') };
  switch (dayState(day, days)) {
    case 'busy':
      return t('Not free on {day}.', words);
    case 'free':
      return t('Not busy on {day}, as of {asOf}.', words);
    case 'ask':
      return t('We do not know about {day}. Please ask.', words);
  }
}

/** Whether the vendor is free on the requested date, and the days of the next months. Works without scripts. */
export function ProfileDays({ days, asked, othersAt }: Props) {
  const { asOf, busy, today, until } = days;
  const last = [...busy, asked ?? ''].toSorted().at(-1)!;
  const later = monthsFrom(addMonths(today, monthsShown), monthsFolded).filter(
    ({ first }) => first <= last && first <= until,
  );
  const state = asked === null ? null : dayState(asked, days);
  return (
    <section id="days" aria-labelledby="days-heading">
      <h2 id="days-heading" className="text-2xl">
        {t('Free on your date?')}
      </h2>
      <form method="get" action="#days" className="no-print mt-3 flex flex-wrap items-end gap-3">
        <Field
          type="date"
          name="date"
          label={t('Your date')}
          required
          min={today}
          max={until}
          defaultValue={asked ?? ''}
          className="min-w-0 grow basis-44 sm:max-w-60"
        />
        <Button type="submit" look="secondary">
          {t('Look it up')}
        </Button>
      </form>
      {asked !== null && (
        <div className="mt-4 rounded-lg border border-line bg-paper p-4">
          <p role="status" className="text-lg font-semibold">
            <AsServed of={`${asked} ${asOf}`} write={() => answerOf(asked, days)} />
          </p>
          <p className="mt-1">
            {state === 'busy' && othersAt ? (
              <TextLink to={othersAt}>{t('See who else there is on that day')}</TextLink>
            ) : (
              <TextAnchor href="#enquire">{t('Enquire for this date')}</TextAnchor>
            )}
          </p>
        </div>
      )}
      {(busy.length > 0 || asOf !== null) && (
        <>
          <p className="mt-4 text-sm text-ink-soft">
            {asOf === null ? (
              t('Days struck through are taken. Of all others we do not know: please ask.')
            ) : (
              <AsServed
                of={asOf}
                write={(day) =>
                  t(
                    'Days struck through are taken. The others were not busy as of {asOf}; please ask before you plan.',
                    { asOf: showDay(shortFormat, day) },
                  )
                }
              />
            )}
          </p>
          <div role="group" aria-labelledby="days-heading" tabIndex={0} className={`mt-3 ${months}`}>
            {monthsFrom(today, monthsShown).map((month) => (
              <MonthTable key={month.first} month={month} days={days} />
            ))}
          </div>
          {later.length > 0 && (
            <details className="mt-3">
              <summary className="tap flex w-fit items-center font-semibold text-teal">
                {t('The months after that')}
              </summary>
              <div role="group" aria-labelledby="days-heading" tabIndex={0} className={`mt-3 ${months}`}>
                {later.map((month) => (
                  <MonthTable key={month.first} month={month} days={days} />
                ))}
              </div>
            </details>
          )}
        </>
      )}
    </section>
  );
}
