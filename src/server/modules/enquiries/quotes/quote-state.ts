/** @file The state of a quote for its sentences, and whether its vendor may send it. */
import { introductionChanges } from '#domain/enquiries/introduction-changes.ts';
import { quoteStateOf, type QuoteState } from '#domain/quotes/quote-states.ts';
import { allowsQuote, quoteChanges } from '#domain/quotes/quote-changes.ts';
import { and, eq } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { quotes } from '#platform/db/tables.ts';
import { isWritable } from '#modules/enquiries/conversation/thread-messages.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { allows, type IntroductionRow } from '#modules/enquiries/vendor/introduction-change.ts';
import type { QuoteRow } from './quote-change.ts';

type Quoted = { enquiry: Enquiry; row: IntroductionRow };

/** Returns whether a quote's last day has passed. */
export const isPast = ({ validUntil }: Pick<QuoteRow, 'validUntil'>, today: string) =>
  validUntil !== null && validUntil < today;

/** Returns whether the vendor may send a quote, or a new version; `booked` when the family has accepted another. */
export const maySend = ({ enquiry, row }: Quoted, quote: QuoteRow | null, booked: boolean): boolean =>
  isWritable(enquiry, row) &&
  (row.status !== 'sent' || allows(introductionChanges.vendor.seen, row)) &&
  !booked &&
  (quote === null || quote.status === 'draft' || allowsQuote(quoteChanges.vendor.revised, quote));

/** Returns whether the family has accepted the quote of another vendor. */
export const bookedElsewhere = async (tx: Database, enquiryId: string, quoteId: string | undefined) =>
  (
    await tx
      .select({ id: quotes.id })
      .from(quotes)
      .where(and(eq(quotes.enquiryId, enquiryId), eq(quotes.status, 'accepted')))
  ).some(({ id }) => id !== quoteId);

/** Returns the state of a quote. `today` is the day in Delhi. */
export const stateOf = (
  quoted: Quoted,
  quote: QuoteRow,
  { booked, today }: { booked: boolean; today: string },
): QuoteState =>
  quoteStateOf({
    quote,
    isPast: isPast(quote, today),
    outcome: quoted.row.outcome,
    isTalking: isWritable(quoted.enquiry, quoted.row),
    isHidden: quoted.row.vendorHidden,
    maySend: maySend(quoted, quote, booked),
  });
