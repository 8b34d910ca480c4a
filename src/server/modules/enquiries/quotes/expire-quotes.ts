/** @file Expires quotes whose last day has passed. Safe to run in several processes. */
import { and, asc, inArray, lt } from '#platform/db/drizzle.ts';
import { dayInDelhi } from '#facts/time.ts';
import { allowsQuote, quoteChanges } from '#domain/quotes/quote-changes.ts';
import { quotes } from '#platform/db/tables.ts';
import { system } from '#platform/events.ts';
import { lockIntroduction } from '#modules/enquiries/vendor/introduction-change.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';
import { applyQuote, quoteOf } from './quote-change.ts';
import type { NotifyOfQuote } from './quote.mails.ts';

const batchSize = 500;

export const createExpireQuotes =
  ({ db, clock }: Pick<IntroductionDependencies, 'db' | 'clock'>, { notify }: { notify: NotifyOfQuote }) =>
  async (): Promise<void> => {
    const { expired } = quoteChanges.system;
    const today = dayInDelhi(clock());
    const due = await db
      .select({ enquiryId: quotes.enquiryId, introductionId: quotes.introductionId })
      .from(quotes)
      .where(and(inArray(quotes.status, [...expired.from]), lt(quotes.validUntil, today)))
      .orderBy(asc(quotes.validUntil))
      .limit(batchSize);
    for (const found of due)
      await db.transaction(async (tx) => {
        const { enquiry, row } = await lockIntroduction(tx, found);
        const quote = await quoteOf(tx, row.id);
        if (!quote || !allowsQuote(expired, quote) || !quote.validUntil || quote.validUntil >= today) return;
        await applyQuote(tx, { clock }, quote, expired, { by: system, reference: enquiry.reference });
        await notify(tx, enquiry, row, expired);
      });
  };
