/** @file A vendor's quote as its workshop shows it. */
import { instantOf } from '#platform/clock.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';
import { guestsOf } from '#modules/enquiries/record/enquiry-guests.ts';
import { and, eq } from '#platform/db/drizzle.ts';
import { dayInDelhi, dayMs } from '#facts/time.ts';
import { introductionChanges } from '#domain/enquiries/introduction-changes.ts';
import { allowsQuote, quoteChanges } from '#domain/quotes/quote-changes.ts';
import { presetTax } from '#domain/quotes/gst-rates.ts';
import { packageLine } from '#domain/quotes/package-lines.ts';
import { offeredIn } from '#domain/quotes/quote-trades.ts';
import { type QuoteContent } from '#domain/quotes/quote-content.ts';
import type { WorkshopQuote } from '#contract/workshop-quotes.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { quotes, vendors } from '#platform/db/tables.ts';
import { translated } from '#words/t.ts';
import { isWritable } from '#modules/enquiries/conversation/thread-messages.ts';
import { allows, type IntroductionRow } from '#modules/enquiries/vendor/introduction-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { ratesOf } from './gst-rates.ts';
import { quoteOf, type QuoteRow } from './quote-change.ts';
import type { QuoteDay } from './quote-day.ts';
import { chipWord, earlierOf, shownContentOf, versionsOf } from './quote-view.ts';
import { templatesOf } from './quote-templates.ts';

const steps = quoteChanges.vendor;
/** The default validity of a new quote, in days. */
const usualDays = 14;
const emptyQuote = (
  enquiry: Enquiry,
  { advance, cancellation }: Pick<QuoteContent, 'advance' | 'cancellation'>,
  now: Date,
): QuoteContent => ({
  lines: [],
  guests: guestsOf(enquiry),
  included: [],
  excluded: [],
  validUntil: dayInDelhi(new Date(now.getTime() + usualDays * dayMs)),
  advance,
  cancellation,
  terms: '',
});

const maySend = (enquiry: Enquiry, row: IntroductionRow, quote: QuoteRow | null, booked: boolean) =>
  isWritable(enquiry, row) &&
  (row.status !== 'sent' || allows(introductionChanges.vendor.seen, row)) &&
  !booked &&
  (quote === null || quote.status === 'draft' || allowsQuote(steps.revised, quote));

/** Returns whether the family has accepted the quote of another vendor. */
export const bookedElsewhere = async (tx: Database, enquiryId: string, quoteId: string | undefined) =>
  (
    await tx
      .select({ id: quotes.id })
      .from(quotes)
      .where(and(eq(quotes.enquiryId, enquiryId), eq(quotes.status, 'accepted')))
  ).some(({ id }) => id !== quoteId);

/** Returns the quote of an introduction for its vendor: what is written, what was sent, and what may be chosen. */
export async function workshopQuoteOf(
  tx: Tx,
  { enquiry, row }: { enquiry: Enquiry; row: IntroductionRow },
  { now, dayOf }: { now: Date } & Pick<QuoteDay, 'dayOf'>,
): Promise<WorkshopQuote> {
  const quote = await quoteOf(tx, row.id);
  const [vendor] = await tx
    .select({ categories: vendors.categories, policies: vendors.policies, packages: vendors.packages })
    .from(vendors)
    .where(eq(vendors.id, row.vendorId));
  const versions = quote ? await versionsOf(tx, quote.id) : [];
  const [last] = versions;
  const categories = vendor?.categories ?? [];
  const offered = offeredIn(categories);
  const guests = guestsOf(enquiry);
  const rates = await ratesOf(tx);
  // Tax is due at the rate of the day of the work.
  const today = dayInDelhi(now);
  const day = enquiry.eventDate && enquiry.eventDate > today ? enquiry.eventDate : today;
  const tax = presetTax(rates, categories, day);
  const { advance = null, cancellation = '' } = vendor?.policies ?? {};
  return {
    status: quote?.status ?? null,
    version: quote?.version ?? 0,
    askedAt: instantOf(quote?.askedAt),
    acceptedAt: instantOf(quote?.acceptedAt),
    reference: enquiry.reference,
    title: titleOf(enquiry),
    eventDate: enquiry.eventDate,
    vendorName: row.vendorName,
    guests,
    hasDraft: quote?.draft != null && quote.version > 0,
    draft: quote?.draft ?? last?.content ?? emptyQuote(enquiry, { advance, cancellation }, now),
    sent: last ? { sentAt: last.sentAt.toISOString(), content: shownContentOf(last.content) } : null,
    earlier: earlierOf(versions),
    maySend: maySend(enquiry, row, quote, await bookedElsewhere(tx, enquiry.id, quote?.id)),
    day: await dayOf(tx, { enquiry, row, quote }),
    offered: {
      chips: offered.chips.map((value) => ({ value, label: chipWord(value) })),
      rows: offered.rows.map(({ label, unit, trade }) => ({
        label: translated(label),
        unit,
        tax: presetTax(rates, [trade, ...categories], day),
      })),
      tax,
      packages: (vendor?.packages ?? []).map((one) => packageLine(one, { guests, tax })),
    },
    templates: await templatesOf(tx, row.vendorId),
  };
}
