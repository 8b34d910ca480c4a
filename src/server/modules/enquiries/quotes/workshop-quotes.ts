/** @file The vendor's quotes: drafts and sendings. */
import { eq } from '#platform/db/drizzle.ts';
import { hourMs } from '#facts/time.ts';
import { introductionChanges } from '#domain/enquiries/introduction-changes.ts';
import { dayFaultOf } from '#domain/quotes/quote-faults.ts';
import { quoteChanges } from '#domain/quotes/quote-changes.ts';
import { quoteLimits, type QuoteContent } from '#domain/quotes/quote-content.ts';
import type { Session, VendorPerson } from '#platform/call.ts';
import type { Tx } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { quotes, quoteVersions } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { t } from '#words/t.ts';
import { closedThread, isWritable } from '#modules/enquiries/conversation/thread-messages.ts';
import type { WithOwn } from '#modules/enquiries/vendor/own-introduction.ts';
import { allows, applyStep, type IntroductionRow } from '#modules/enquiries/vendor/introduction-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';
import { applyQuote, quoteOf, refuseQuote, type QuoteRow } from './quote-change.ts';
import { createQuoteDay } from './quote-day.ts';
import { versionsOf } from './quote-view.ts';
import { createQuoteTemplates } from './quote-templates.ts';
import { bookedElsewhere } from './quote-state.ts';
import { workshopQuoteOf } from './workshop-quote-view.ts';
import type { NotifyOfQuote } from './quote.mails.ts';

/** The limits of one vendor in an hour. */
const sendLimits: readonly Limit[] = [{ name: 'vendor-quotes', max: 120, windowMs: hourMs }];
const steps = quoteChanges.vendor;
export type QuoteSending = {
  content: QuoteContent;
  version: number;
  key: string;
  /** The vendor has read that it is not free on the day. */
  sendForTakenDay?: boolean | undefined;
};

const sameContent = (a: QuoteContent, b: QuoteContent) => {
  const ordered = (one: QuoteContent) => {
    const { lines, discount, included, excluded, guests, validUntil, advance, cancellation, terms } = one;
    return JSON.stringify([
      lines.map(({ label, quantity, unit, unitPrice, tax }) => [label, quantity, unit, unitPrice, tax]),
      discount ? [discount.kind, discount.value] : null,
      included,
      excluded,
      guests,
      validUntil,
      advance,
      cancellation,
      terms,
    ]);
  };
  return ordered(a) === ordered(b);
};

export function createWorkshopQuotes(
  {
    db,
    clock,
    limiter,
    bookedDays,
  }: Pick<IntroductionDependencies, 'db' | 'clock' | 'limiter' | 'bookedDays'>,
  { withOwn, notify }: { withOwn: WithOwn; notify: NotifyOfQuote },
) {
  const { dayOf, requireFree } = createQuoteDay({ clock, bookedDays });
  /** Returns the view for a person of the vendor's team. */
  const shownTo =
    ({ name }: VendorPerson) =>
    (tx: Tx, enquiry: Enquiry, row: IntroductionRow) =>
      workshopQuoteOf(
        tx,
        { enquiry, row },
        { now: clock(), dayOf, reader: name === null ? 'vendor' : 'helper' },
      );

  /** Returns the row of a quote, and creates it when there is none. */
  async function begun(tx: Tx, enquiry: Enquiry, row: IntroductionRow): Promise<QuoteRow> {
    await tx
      .insert(quotes)
      .values({
        id: newId(),
        introductionId: row.id,
        enquiryId: enquiry.id,
        vendorId: row.vendorId,
        status: 'draft',
        createdAt: clock(),
      })
      .onConflictDoNothing({ target: quotes.introductionId });
    return (await quoteOf(tx, row.id))!;
  }

  async function requireSendable(tx: Tx, enquiry: Enquiry, row: IntroductionRow, quote: QuoteRow | null) {
    if (!isWritable(enquiry, row)) throw closedThread(row);
    if (await bookedElsewhere(tx, enquiry.id, quote?.id))
      throw refuseQuote(t('The family has accepted the quote of another vendor.'));
    if (quote?.status === 'accepted') throw refuseQuote(t('This quote has been accepted already.'));
  }

  function requireDay({ validUntil }: QuoteContent) {
    const fault = dayFaultOf(validUntil, clock());
    if (fault) throw new Problem('invalid_input', { fieldErrors: { 'content.validUntil': fault } });
  }

  /** Advances the introduction: sending a quote is an answer. */
  async function answered(tx: Tx, enquiry: Enquiry, row: IntroductionRow, by: Actor) {
    const { seen, replied } = introductionChanges.vendor;
    const how = { by, reference: enquiry.reference };
    const read = allows(seen, row) ? await applyStep(tx, { clock }, row, seen, how) : row;
    return allows(replied, read) ? applyStep(tx, { clock }, read, replied, how) : read;
  }

  return {
    ...createQuoteTemplates({ db, clock }),

    read: (session: Session, introductionId: string) => withOwn(session, introductionId, shownTo(session)),

    /** Saves a draft. @throws Problem not_found, conflict */
    save: (session: Session, introductionId: string, draft: QuoteContent) =>
      withOwn(session, introductionId, async (tx, enquiry, row) => {
        await requireSendable(tx, enquiry, row, await quoteOf(tx, row.id));
        const quote = await begun(tx, enquiry, row);
        await tx.update(quotes).set({ draft }).where(eq(quotes.id, quote.id));
        return shownTo(session)(tx, enquiry, row);
      }),

    /** Sends a quote. @throws Problem not_found, conflict, idempotency_conflict, invalid_input for a taken day that is not confirmed */
    async send(session: Session, introductionId: string, sending: QuoteSending) {
      const { content, version, key, sendForTakenDay = false } = sending;
      await limiter.take(sendLimits, session.vendorId);
      return withOwn(session, introductionId, async (tx, enquiry, row, by) => {
        const before = await quoteOf(tx, row.id);
        const known = before
          ? (await versionsOf(tx, before.id)).find(({ idempotencyKey }) => idempotencyKey === key)
          : undefined;
        if (known) {
          if (!sameContent(known.content, content)) throw new Problem('idempotency_conflict');
          return shownTo(session)(tx, enquiry, row);
        }
        await requireSendable(tx, enquiry, row, before);
        requireDay(content);
        if ((before?.version ?? 0) !== version)
          throw refuseQuote(t('Another version was sent meanwhile. Please look at it first.'));
        if (version >= quoteLimits.versions)
          throw refuseQuote(t('Please write a message: this quote has been revised too often.'));
        const sentForTakenDay = await requireFree(tx, { enquiry, row, quote: before }, sendForTakenDay);
        const read = await answered(tx, enquiry, row, by);
        const quote = await begun(tx, enquiry, row);
        const change = quote.status === 'draft' ? steps.sent : steps.revised;
        await tx.insert(quoteVersions).values({
          id: newId(),
          quoteId: quote.id,
          version: version + 1,
          content,
          sentAt: clock(),
          idempotencyKey: key,
        });
        await applyQuote(tx, { clock }, quote, change, {
          by,
          reference: enquiry.reference,
          set: { version: version + 1, draft: null, validUntil: content.validUntil, sentForTakenDay },
        });
        await notify(tx, enquiry, read, change);
        return shownTo(session)(tx, enquiry, read);
      });
    },
  };
}
