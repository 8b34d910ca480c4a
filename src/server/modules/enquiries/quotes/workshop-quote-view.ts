/** @file A vendor's quote as its workshop shows it. */
import { instantOf } from '#platform/clock.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';
import { guestsOf } from '#modules/enquiries/record/enquiry-guests.ts';
import { eq } from '#platform/db/drizzle.ts';
import { dayInDelhi, dayMs } from '#facts/time.ts';
import { presetTax } from '#domain/quotes/gst-rates.ts';
import { packageLine } from '#domain/quotes/package-lines.ts';
import { offeredIn } from '#domain/quotes/quote-trades.ts';
import { type QuoteContent } from '#domain/quotes/quote-content.ts';
import type { WorkshopQuote } from '#contract/workshop-quotes.ts';
import type { Tx } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';
import { translated } from '#words/t.ts';
import { type IntroductionRow } from '#modules/enquiries/vendor/introduction-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { ratesOf } from './gst-rates.ts';
import { quoteOf } from './quote-change.ts';
import type { QuoteDay } from './quote-day.ts';
import { bookedElsewhere, maySend, stateOf } from './quote-state.ts';
import { chipWord, earlierOf, shownContentOf, versionsOf } from './quote-view.ts';
import { templatesOf } from './quote-templates.ts';

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

/** Returns the quote of an introduction for its vendor: what is written, what was sent, and what may be chosen. */
export async function workshopQuoteOf(
  tx: Tx,
  { enquiry, row }: { enquiry: Enquiry; row: IntroductionRow },
  { now, dayOf, reader }: { now: Date; reader: WorkshopQuote['reader'] } & Pick<QuoteDay, 'dayOf'>,
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
  const booked = await bookedElsewhere(tx, enquiry.id, quote?.id);
  return {
    status: quote?.status ?? null,
    state: quote && stateOf({ enquiry, row }, quote, { booked, today }),
    reader,
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
    maySend: maySend({ enquiry, row }, quote, booked),
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
