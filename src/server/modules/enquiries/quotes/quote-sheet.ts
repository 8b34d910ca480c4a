/** @file The quotes of an enquiry beside each other, for the family and for the desk. */
import { instantOf } from '#platform/clock.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';
import { guestsOf, thingsOf } from '#modules/enquiries/record/enquiry-guests.ts';
import {
  allowsQuote,
  familyQuoteActs,
  openQuotes,
  quoteChanges,
  type FamilyQuoteAct,
} from '#domain/quotes/quote-changes.ts';
import { quoteLimits } from '#domain/quotes/quote-content.ts';
import { broughtTo, compareQuotes, measureOf, type QuoteBrief } from '#domain/quotes/quote-brief.ts';
import { differencesOf } from '#domain/quotes/quote-sheet.ts';
import type { BroughtQuote, FamilyQuote, QuoteSheet } from '#contract/quotes.ts';
import { isWritable } from '#modules/enquiries/conversation/thread-messages.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { isPast, stateOf } from './quote-state.ts';
import { chipWord, earlierOf, sentQuotesOf, shownContentOf, type SentQuote } from './quote-view.ts';
import type { Database } from '#platform/db/handle.ts';

const steps = quoteChanges.family;

/** Returns the rank: the accepted quote, then the open ones, then the others. */
const rankOf = ({ quote }: SentQuote) =>
  quote.status === 'accepted' ? 0 : (openQuotes as readonly string[]).includes(quote.status) ? 1 : 2;
const contentOf = ({ versions: [{ content }] }: SentQuote) => content;

function shownBrought(content: ReturnType<typeof contentOf>, brief: QuoteBrief): BroughtQuote {
  const { totals, isScaled, faults, extra, unsaid } = broughtTo(content, brief);
  return { totals, isScaled, faults: [...faults], extra: extra.map(chipWord), unsaid: unsaid.map(chipWord) };
}

function actsOf(
  enquiry: Enquiry,
  { quote, row }: SentQuote,
  { agreed, today }: { agreed: boolean; today: string },
): FamilyQuoteAct[] {
  if (!isWritable(enquiry, row)) return [];
  const past = isPast(quote, today);
  return familyQuoteActs.filter(
    (act) => allowsQuote(steps[act], quote) && (act === 'asked' || !past) && !(act === 'accepted' && agreed),
  );
}

/** Returns the quotes of an enquiry beside each other. `today` is the day in Delhi. */
export async function quoteSheetOf(db: Database, enquiry: Enquiry, today: string): Promise<QuoteSheet> {
  const sent = await sentQuotesOf(db, enquiry.id);
  const guests = guestsOf(enquiry);
  // Ended quotes are no measure for the others.
  const measured = sent.filter((one) => rankOf(one) < 2).map(contentOf);
  const brief = measureOf({ guests, things: thingsOf(enquiry) }, measured);
  const found = sent
    .toSorted((a, b) => rankOf(a) - rankOf(b) || compareQuotes(contentOf(a), contentOf(b), brief))
    .slice(0, quoteLimits.sideBySide);
  const agreed = found.some(({ quote }) => quote.status === 'accepted');
  return {
    reference: enquiry.reference,
    title: titleOf(enquiry),
    name: enquiry.name ?? '',
    eventDate: enquiry.eventDate,
    guests,
    comparedAt: brief.guests,
    quotes: found.map((one): FamilyQuote => {
      const { quote, row, versions } = one;
      const [{ content, sentAt }] = versions;
      return {
        introductionId: row.id,
        vendorId: row.vendorId,
        vendorName: row.vendorName,
        introduction: row.status,
        status: quote.status,
        state: stateOf({ enquiry, row }, quote, { booked: agreed && quote.status !== 'accepted', today }),
        version: quote.version,
        sentAt: sentAt.toISOString(),
        askedAt: instantOf(quote.askedAt),
        acceptedAt: instantOf(quote.acceptedAt),
        content: shownContentOf(content),
        brought: shownBrought(content, brief),
        differences: differencesOf(content, brief),
        earlier: earlierOf(versions),
        acts: actsOf(enquiry, one, { agreed, today }),
      };
    }),
  };
}

/** Returns every quote of an enquiry for the desk. */
export async function quotesAtDesk(db: Database, enquiry: Enquiry, today: string) {
  const found = await sentQuotesOf(db, enquiry.id);
  const agreed = found.some(({ quote }) => quote.status === 'accepted');
  const asked = { guests: guestsOf(enquiry), things: thingsOf(enquiry) };
  const brief = measureOf(asked, found.map(contentOf));
  return {
    quotes: found.map((one) => ({
      introductionId: one.row.id,
      vendorName: one.row.vendorName,
      status: one.quote.status,
      state: stateOf({ enquiry, row: one.row }, one.quote, {
        booked: agreed && one.quote.status !== 'accepted',
        today,
      }),
      askedAt: instantOf(one.quote.askedAt),
      acceptedAt: instantOf(one.quote.acceptedAt),
      differences: differencesOf(contentOf(one), brief),
      versions: one.versions.map(({ version, sentAt, content }) => ({
        version,
        sentAt: sentAt.toISOString(),
        content: shownContentOf(content),
      })),
    })),
  };
}
