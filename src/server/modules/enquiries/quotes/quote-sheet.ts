/** @file The quotes of an enquiry beside each other, for the family and for the desk. */
import { instantOf } from '#platform/clock.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';
import { guestsOf } from '#modules/enquiries/record/enquiry-guests.ts';
import {
  allowsQuote,
  familyQuoteActs,
  openQuotes,
  quoteChanges,
  type FamilyQuoteAct,
} from '#domain/quotes/quote-changes.ts';
import { quoteLimits } from '#domain/quotes/quote-content.ts';
import { quoteTotals } from '#domain/quotes/quote-money.ts';
import { differencesOf } from '#domain/quotes/quote-sheet.ts';
import type { FamilyQuote, QuoteSheet } from '#contract/quotes.ts';
import { isWritable } from '#modules/enquiries/conversation/thread-messages.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { isPast, stateOf } from './quote-state.ts';
import { earlierOf, sentQuotesOf, shownContentOf, type SentQuote } from './quote-view.ts';
import type { Database } from '#platform/db/handle.ts';

const steps = quoteChanges.family;

/** Returns the rank: the accepted quote, then the open ones from the cheapest on, then the others. */
const rankOf = ({ quote }: SentQuote) =>
  quote.status === 'accepted' ? 0 : (openQuotes as readonly string[]).includes(quote.status) ? 1 : 2;
const totalOf = ({ versions: [{ content }] }: SentQuote) => quoteTotals(content).total;

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
  const found = (await sentQuotesOf(db, enquiry.id))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || totalOf(a) - totalOf(b))
    .slice(0, quoteLimits.sideBySide);
  const agreed = found.some(({ quote }) => quote.status === 'accepted');
  const guests = guestsOf(enquiry);
  // Ended quotes are not compared with the others.
  const measured = found.filter((one) => rankOf(one) < 2);
  return {
    reference: enquiry.reference,
    title: titleOf(enquiry),
    name: enquiry.name ?? '',
    eventDate: enquiry.eventDate,
    guests,
    quotes: found.map((one): FamilyQuote => {
      const { quote, row, versions } = one;
      const [{ content, sentAt }] = versions;
      const others = measured.filter((other) => other !== one);
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
        differences: differencesOf(
          content,
          others.map(({ versions: [last] }) => last.content),
          guests,
        ),
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
      differences: differencesOf(
        one.versions[0].content,
        found.filter((other) => other !== one).map(({ versions: [last] }) => last.content),
        null,
      ),
      versions: one.versions.map(({ version, sentAt, content }) => ({
        version,
        sentAt: sentAt.toISOString(),
        content: shownContentOf(content),
      })),
    })),
  };
}
