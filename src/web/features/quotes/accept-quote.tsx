import { Form } from 'react-router';
import { undoSeconds } from '#facts/undo.ts';
import { delhiFormat, showDay } from '#domain/formats/show-date.ts';
import type { FamilyQuote, QuoteSheet } from '#contract/quotes.ts';
import { showNumber } from '#words/formats.ts';
import { t } from '#words/t.ts';
import type { Values } from '#kit/forms/form-call.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useHeadingFocus } from '#ui/use-heading-focus.ts';
import { Verbatim } from '#ui/verbatim.tsx';
import { asWritten } from '#ui/written-lang.ts';
import { QuoteDocument } from './quote-document.tsx';

const day = delhiFormat({ dateStyle: 'long' });

/** The guests of a quote; another number than the family's is said beside it. */
function guestsOf({ content: { guests } }: FamilyQuote, asked: number | null): string {
  if (guests === null) return t('No number is named');
  const count = showNumber(guests);
  return asked === null || asked === guests
    ? count
    : t('{count}; your request says {wanted}', { count, wanted: showNumber(asked) });
}

type Props = {
  sheet: QuoteSheet;
  quote: FamilyQuote;
  /** Of the form that asked for it. */
  fields: Values;
  /** Path of the page with all quotes. */
  back: string;
};

/** Before a quote is accepted: what it is, its total, day, guests and terms, and what is still open. It is accepted as it was sent. */
export function AcceptQuote({ sheet, quote, fields, back }: Props) {
  const { reference, title, eventDate, guests, quotes } = sheet;
  const { vendorName, content, differences } = quote;
  useHeadingFocus();
  const vendor = <span {...asWritten}>{vendorName}</span>;
  const others = quotes.filter((one) => one !== quote && one.acts.includes('accepted')).length;
  return (
    <div className="wrap py-10 md:py-14">
      <PageHeading
        lead={[
          others > 0 &&
            t(
              '{count, plural, one {The other quote is} other {The # other quotes are}} declined at the same time.',
              { count: others },
            ),
          t('You can undo it for {count} seconds; then the vendors are told.', { count: undoSeconds }),
        ]
          .filter(Boolean)
          .join(' ')}
      >
        {t('Accept this quote?')}
      </PageHeading>
      <section
        aria-label={t('What you accept')}
        className="mt-6 max-w-3xl rounded-xl border border-line bg-paper p-5 sm:p-6"
      >
        {differences.length > 0 && (
          <Notice>
            <p className="font-semibold">{t('Still open; ask the vendor before you accept')}</p>
            <ul className="mt-1 list-disc pl-5">
              {differences.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </Notice>
        )}
        <QuoteDocument
          facts={[
            [t('Vendor'), vendor],
            [
              t('Request'),
              <>
                {title}, <Verbatim>{reference}</Verbatim>
              </>,
            ],
            [t('Event date'), eventDate ? showDay(day, eventDate) : t('Your request names no day')],
            [t('Guests'), guestsOf(quote, guests)],
          ]}
          content={content}
          reader="family"
        />
      </section>
      <Form method="post" replace className="mt-6 flex flex-wrap gap-3">
        {Object.entries({ ...fields, sure: '1' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t('Yes, accept it')}</Button>
        <ButtonLink to={back} look="secondary">
          {t('No, go back')}
        </ButtonLink>
      </Form>
    </div>
  );
}
