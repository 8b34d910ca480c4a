/** @file Quotes for the holder of a private link: reading, accepting, declining, and requesting a revision. */
import { bookEnquiry } from '#modules/enquiries/record/enquiry-change.ts';
import { findEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import { and, eq, inArray, ne } from '#platform/db/drizzle.ts';
import { hourMs, dayInDelhi } from '#facts/time.ts';
import { introductionChanges } from '#domain/enquiries/introduction-changes.ts';
import { quoteChanges } from '#domain/quotes/quote-changes.ts';
import type { QuoteSheet } from '#contract/quotes.ts';
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
import { quoteSheetOf } from './quote-sheet.ts';
import { isPast } from './quote-state.ts';
import type { NotifyOfQuote } from './quote.mails.ts';

export type FamilyQuoteDone =
  | { act: 'accepted' | 'declined'; version: number }
  | { act: 'asked'; text: string; key: string };

/** The limits of one enquiry, across all addresses. */
const askLimits: readonly Limit[] = [{ name: 'family-messages', max: 60, windowMs: hourMs }];
const steps = quoteChanges.family;
export function createFamilyQuotes(
  {
    db,
    clock,
    limiter,
    bookedDays,
  }: Pick<IntroductionDependencies, 'db' | 'clock' | 'limiter' | 'bookedDays'>,
  { conversations, notify }: { conversations: Conversations; notify: NotifyOfQuote },
) {
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
    const { eventDate: day } = enquiry;
    if (day) await bookedDays.takeDay(tx, { vendorId: row.vendorId, introductionId: row.id, day });
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
    const booked: string[] = [];
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
      if (done.act === 'accepted') {
        booked.push(row.vendorId);
        return accept(tx, enquiry, row, quote);
      }
      await applyQuote(tx, { clock }, quote, steps.declined, how);
      return notify(tx, enquiry, row, steps.declined);
    });
    bookedDays.dropDays(booked);
  }

  const read = async (secret: string): Promise<QuoteSheet> =>
    quoteSheetOf(db, await findEnquiry(db, { secret }), dayInDelhi(clock()));

  return {
    /** Reads the quotes. @throws Problem not_found for an unknown secret */
    read,

    /** Decides about a quote. @throws Problem not_found, or conflict where another decision was made meanwhile */
    async act(secret: string, introductionId: string, done: FamilyQuoteDone): Promise<QuoteSheet> {
      const { id } = await findEnquiry(db, { secret });
      if (done.act === 'asked') await limiter.take(askLimits, id);
      await decide(id, introductionId, done);
      return read(secret);
    },

    /** Decides by the id of the enquiry. @throws Problem as `act` */
    decide,
  };
}
export type FamilyQuotes = ReturnType<typeof createFamilyQuotes>;
