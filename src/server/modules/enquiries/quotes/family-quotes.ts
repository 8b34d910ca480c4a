/** @file Quotes for the holder of a private link: reading, accepting, declining, and requesting a revision. */
import { findEnquiry, bookEnquiry } from '#modules/enquiries/record/enquiry-change.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';
import { guestsOf } from '#modules/enquiries/record/enquiry-guests.ts';
import { and, eq, inArray, ne } from '#platform/db/drizzle.ts';
import { hourMs, dayInDelhi } from '#facts/time.ts';
import { introductionChanges } from '#domain/enquiries/introduction-changes.ts';
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
import type { Tx } from '#platform/db/handle.ts';
import { introductions, quotes } from '#platform/db/tables.ts';
import { visitor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { t } from '#words/t.ts';
import type { Conversations } from '#modules/enquiries/conversation/conversations.ts';
import { closedThread, isWritable } from '#modules/enquiries/conversation/thread-messages.ts';
import {
  allows,
  applyStep,
  introductionColumns,
  lockIntroduction,
  type IntroductionRow,
} from '#modules/enquiries/vendor/introduction-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';
import { applyQuote, quoteOf, refuseQuote, type QuoteRow } from './quote-change.ts';
import { earlierOf, sentQuotesOf, shownContentOf, type SentQuote } from './quote-view.ts';
import type { NotifyOfQuote } from './quote.mails.ts';

export type FamilyQuoteDone =
  | { act: 'accepted' | 'declined'; version: number }
  | { act: 'asked'; text: string; key: string };

/** The limits of one enquiry, across all addresses. */
const askLimits: readonly Limit[] = [{ name: 'family-messages', max: 60, windowMs: hourMs }];
const steps = quoteChanges.family;
const instant = (at: Date | null) => at?.toISOString() ?? null;
const isPast = ({ validUntil }: Pick<QuoteRow, 'validUntil'>, today: string) =>
  validUntil !== null && validUntil < today;

/** Returns the rank: the accepted quote, then the open ones from the cheapest on, then the others. */
const rankOf = ({ quote }: SentQuote) =>
  quote.status === 'accepted' ? 0 : (openQuotes as readonly string[]).includes(quote.status) ? 1 : 2;
const totalOf = ({ versions: [{ content }] }: SentQuote) => quoteTotals(content).total;

export function createFamilyQuotes(
  { db, clock, limiter }: Pick<IntroductionDependencies, 'db' | 'clock' | 'limiter'>,
  { conversations, notify }: { conversations: Conversations; notify: NotifyOfQuote },
) {
  function actsOf(enquiry: Enquiry, { quote, row }: SentQuote, agreed: boolean): FamilyQuoteAct[] {
    if (!isWritable(enquiry, row)) return [];
    const past = isPast(quote, dayInDelhi(clock()));
    return familyQuoteActs.filter(
      (act) =>
        allowsQuote(steps[act], quote) && (act === 'asked' || !past) && !(act === 'accepted' && agreed),
    );
  }

  async function sheetOf(enquiry: Enquiry): Promise<QuoteSheet> {
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
          version: quote.version,
          sentAt: sentAt.toISOString(),
          askedAt: instant(quote.askedAt),
          acceptedAt: instant(quote.acceptedAt),
          content: shownContentOf(content),
          differences: differencesOf(
            content,
            others.map(({ versions: [last] }) => last.content),
            guests,
          ),
          earlier: earlierOf(versions),
          acts: actsOf(enquiry, one, agreed),
        };
      }),
    };
  }

  /**
   * Closes the open quotes of the other vendors: an event has one accepted quote.
   * @where What happens to the other quotes when one is accepted?
   */
  async function closeOthers(tx: Tx, enquiry: Enquiry, accepted: QuoteRow) {
    const { closed } = quoteChanges.system;
    const others = await tx
      .select({ quote: quotes, row: introductionColumns })
      .from(quotes)
      .innerJoin(introductions, eq(introductions.id, quotes.introductionId))
      .where(
        and(
          eq(quotes.enquiryId, enquiry.id),
          ne(quotes.id, accepted.id),
          inArray(quotes.status, [...closed.from]),
        ),
      );
    for (const { quote, row } of others) {
      await applyQuote(tx, { clock }, quote, closed, { by: visitor, reference: enquiry.reference });
      await notify(tx, enquiry, row, closed);
    }
  }

  async function accept(tx: Tx, enquiry: Enquiry, row: IntroductionRow, quote: QuoteRow) {
    const { reference } = enquiry;
    const [agreed] = await tx
      .select({ vendorName: introductions.vendorName, id: quotes.id })
      .from(quotes)
      .innerJoin(introductions, eq(introductions.id, quotes.introductionId))
      .where(and(eq(quotes.enquiryId, enquiry.id), eq(quotes.status, 'accepted')));
    if (agreed && agreed.id !== quote.id)
      throw refuseQuote(t('You have accepted the quote of {vendor} already.', { vendor: agreed.vendorName }));
    const accepted = await applyQuote(tx, { clock }, quote, steps.accepted, { by: visitor, reference });
    const { chosen } = introductionChanges.family;
    if (allows(chosen, row)) await applyStep(tx, { clock }, row, chosen, { by: visitor, reference });
    await closeOthers(tx, enquiry, accepted);
    await bookEnquiry(tx, { clock }, enquiry, visitor);
    await notify(tx, enquiry, row, steps.accepted);
  }

  /** Checks that the quote is the one the family saw. @throws Problem conflict when it has changed since */
  function requireSeen(quote: QuoteRow, version: number) {
    if (quote.version !== version)
      throw refuseQuote(t('The vendor has sent another version meanwhile. Please read it first.'));
    if (isPast(quote, dayInDelhi(clock())))
      throw refuseQuote(t('This quote has expired. Ask for a new one.'));
  }

  async function decide(enquiryId: string, introductionId: string, done: FamilyQuoteDone): Promise<void> {
    await db.transaction(async (tx) => {
      const { enquiry, row } = await lockIntroduction(tx, { enquiryId, introductionId });
      const quote = await quoteOf(tx, row.id);
      if (!quote || quote.version === 0) throw new Problem('not_found');
      if (!isWritable(enquiry, row)) throw closedThread(row);
      const how = { by: visitor, reference: enquiry.reference };
      if (done.act === 'asked') {
        const isNew = await conversations.write(
          tx,
          { enquiry, row },
          { text: done.text, key: done.key },
          { author: 'family', by: visitor, name: '', silent: true },
        );
        if (!isNew) return;
        await applyQuote(tx, { clock }, quote, steps.asked, how);
        return notify(tx, enquiry, row, steps.asked);
      }
      requireSeen(quote, done.version);
      if (done.act === 'accepted') return accept(tx, enquiry, row, quote);
      await applyQuote(tx, { clock }, quote, steps.declined, how);
      return notify(tx, enquiry, row, steps.declined);
    });
  }

  return {
    /** Reads the quotes. @throws Problem not_found for an unknown secret */
    async read(secret: string): Promise<QuoteSheet> {
      return sheetOf(await findEnquiry(db, { secret }));
    },

    /** Decides about a quote. @throws Problem not_found, or conflict where another decision was made meanwhile */
    async act(secret: string, introductionId: string, done: FamilyQuoteDone): Promise<QuoteSheet> {
      const { id } = await findEnquiry(db, { secret });
      if (done.act === 'asked') await limiter.take(askLimits, id);
      await decide(id, introductionId, done);
      return sheetOf(await findEnquiry(db, { secret }));
    },

    /** Accepts a quote. @throws Problem as `act` */
    accept: (enquiryId: string, introductionId: string, version: number) =>
      decide(enquiryId, introductionId, { act: 'accepted', version }),

    /** Reads the quotes for the desk. @throws Problem not_found */
    async atDesk(enquiryId: string, guests: number | null) {
      const found = await sentQuotesOf(db, enquiryId);
      return {
        quotes: found.map((one) => ({
          introductionId: one.row.id,
          vendorName: one.row.vendorName,
          status: one.quote.status,
          askedAt: instant(one.quote.askedAt),
          acceptedAt: instant(one.quote.acceptedAt),
          differences: differencesOf(
            one.versions[0].content,
            found.filter((other) => other !== one).map(({ versions: [last] }) => last.content),
            guests,
          ),
          versions: one.versions.map(({ version, sentAt, content }) => ({
            version,
            sentAt: sentAt.toISOString(),
            content: shownContentOf(content),
          })),
        })),
      };
    },
  };
}
export type FamilyQuotes = ReturnType<typeof createFamilyQuotes>;
