import { useNavigation } from 'react-router';
import { t } from '#words/t.ts';
import { limits } from '#facts/limits.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { SummaryLines } from './summary-lines.tsx';
import { Field } from '#ui/field.tsx';
import { toldLangOf } from '#ui/written-lang.ts';
import { OwnForm } from './own-form.tsx';

type Props = { enquiry: EnquiryStatus };
const longDay = dayFormat({ dateStyle: 'long' });

function Correction({ enquiry: { acts = [], details, guests, introducedAt } }: Props) {
  const busy = useNavigation().state !== 'idle';
  if (!acts.includes('date') && !acts.includes('guests')) return null;
  return (
    <>
      {introducedAt && (
        <p className="mt-4 text-ink-soft">{t('The vendors who have your request are told at once.')}</p>
      )}
      <OwnForm
        key={`${details.eventDate} ${guests}`}
        intent="correct"
        className="mt-4 grid gap-4 sm:grid-cols-2"
      >
        {acts.includes('date') && (
          <Field name="eventDate" type="date" label={t('Date')} defaultValue={details.eventDate ?? ''} />
        )}
        {acts.includes('guests') && (
          <Field
            name="guests"
            type="number"
            inputMode="numeric"
            min={limits.venueGuestsMin}
            max={limits.venueGuestsMax}
            label={t('Number of guests')}
            defaultValue={guests ?? ''}
          />
        )}
        <Button type="submit" look="secondary" disabled={busy} className="justify-self-start sm:col-span-2">
          {introducedAt ? t('Change and tell the vendors') : t('Change')}
        </Button>
      </OwnForm>
    </>
  );
}

const agreed = (yes: boolean) => (yes ? t('You agreed') : t('You did not agree'));
const agreedTo = ({ share, marketing }: EnquiryStatus) => [
  { label: t('Passing it to vendors'), value: agreed(share) },
  { label: t('News and offers'), value: agreed(marketing) },
];

/** What was asked: its gist in a line, and folded all that was sent with the form that corrects it. Open while nothing else is on the page. */
export function AskedRequest({ enquiry, open }: Props & { open: boolean }) {
  const { details, guests, acts = [] } = enquiry;
  const mayChange = acts.includes('date') || acts.includes('guests');
  const gist = [
    details.eventDate && showDay(longDay, details.eventDate),
    guests && t('{count, plural, one {# guest} other {# guests}}', { count: guests }),
    // The form itself writes day and guests into it.
    !details.eventDate && !guests && details.message,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <section aria-label={t('What you asked')} className="mt-4 border-t border-line">
      <Disclosure
        open={open}
        summary={
          <SummaryLines
            as="h2"
            heading={mayChange ? t('What you asked, and changing it') : t('What you asked')}
            line={gist}
            lang={toldLangOf(gist)}
          />
        }
      >
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          {[...enquiry.sent, ...agreedTo(enquiry)].map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd lang={toldLangOf(value)} className="min-w-0 whitespace-pre-line max-sm:mb-2">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <Correction enquiry={enquiry} />
      </Disclosure>
    </section>
  );
}
