import { t } from '#words/t.ts';
import type { VendorDays } from '#contract/availability.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { addMonths, dayState, monthsFrom } from '#domain/vendors/vendor-days.ts';
import { AsServed } from '#ui/as-served.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
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

const months = 'grid items-start gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-1';
const monthsShown = 3;
/** Maximum of further months: later ones have no marked days. */
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
    <section id="days" aria-labelledby="days-heading" className="scroll-mt-20">
      <h2 id="days-heading" className="text-base">
        {t('Free on your date?')}
      </h2>
      <form method="get" action="#days" className="no-print mt-1.5 flex items-end gap-2">
        <Field
          type="date"
          name="date"
          label={t('Your date')}
          required
          min={today}
          max={until}
          defaultValue={asked ?? ''}
          className="min-w-0 grow sm:max-w-60 [&>label]:sr-only"
        />
        <Button type="submit" look="secondary" className="px-4!">
          {t('Check the date')}
        </Button>
      </form>
      {asked !== null && (
        <div className="mt-2 rounded-lg border border-line bg-paper px-4 py-2">
          <p role="status" className="font-semibold">
            <AsServed of={`${asked} ${asOf}`} write={() => answerOf(asked, days)} />
          </p>
          <p>
            {state === 'busy' && othersAt ? (
              <TextLink to={othersAt}>{t('See who else there is on that day')}</TextLink>
            ) : (
              <TextAnchor href="#enquire">{t('Enquire for this date')}</TextAnchor>
            )}
          </p>
        </div>
      )}
      {(busy.length > 0 || asOf !== null) && (
        <Disclosure summary={<span className="text-sm">{t('All days at a glance')}</span>}>
          <p className="text-sm text-ink-soft">
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
          <div role="group" aria-labelledby="days-heading" className={`mt-3 ${months}`}>
            {[...monthsFrom(today, monthsShown), ...later].map((month) => (
              <MonthTable key={month.first} month={month} days={days} />
            ))}
          </div>
        </Disclosure>
      )}
    </section>
  );
}
