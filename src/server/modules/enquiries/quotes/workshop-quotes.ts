/** @file The vendor's quotes: drafts, sendings, and templates for later ones. */
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';
import { guestsOf } from '#modules/enquiries/record/enquiry-guests.ts';
import { and, asc, eq } from '#platform/db/drizzle.ts';
import { validate as isUuid } from 'uuid';
import { dayInDelhi, dayMs, hourMs } from '#facts/time.ts';
import { introductionChanges } from '#domain/enquiries/introduction-changes.ts';
import { allowsQuote, quoteChanges } from '#domain/quotes/quote-changes.ts';
import { offeredIn } from '#domain/quotes/quote-trades.ts';
import { quoteLimits, type QuoteContent } from '#domain/quotes/quote-content.ts';
import type { QuoteTemplate, WorkshopQuote } from '#contract/quotes.ts';
import type { Session } from '#platform/call.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { quotes, quoteTemplates, quoteVersions, vendors } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { t, translated } from '#words/t.ts';
import { closedThread, isWritable } from '#modules/enquiries/conversation/thread-messages.ts';
import type { WithOwn } from '#modules/enquiries/vendor/inbox.ts';
import { allows, applyStep, type IntroductionRow } from '#modules/enquiries/vendor/introduction-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';
import { applyQuote, quoteOf, refuseQuote, type QuoteRow } from './quote-change.ts';
import { chipWord, earlierOf, shownContentOf, versionsOf } from './quote-view.ts';
import type { NotifyOfQuote } from './quote.mails.ts';

/** The limits of one vendor in an hour. */
const sendLimits: readonly Limit[] = [{ name: 'vendor-quotes', max: 120, windowMs: hourMs }];
const steps = quoteChanges.vendor;
/** The default validity of a new quote, in days. */
const usualDays = 14;
const instant = (at: Date | null) => at?.toISOString() ?? null;

export type QuoteSending = { content: QuoteContent; version: number; key: string };

const sameContent = (a: QuoteContent, b: QuoteContent) => {
  const ordered = (one: QuoteContent) => {
    const { lines, included, excluded, guests, validUntil, advance, cancellation, terms } = one;
    return JSON.stringify([
      lines.map(({ label, quantity, unit, unitPrice, tax }) => [label, quantity, unit, unitPrice, tax]),
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
  { db, clock, limiter }: Pick<IntroductionDependencies, 'db' | 'clock' | 'limiter'>,
  { withOwn, notify }: { withOwn: WithOwn; notify: NotifyOfQuote },
) {
  const empty = (enquiry: Enquiry, advance: number | null, cancellation: string): QuoteContent => ({
    lines: [],
    guests: guestsOf(enquiry),
    included: [],
    excluded: [],
    validUntil: dayInDelhi(new Date(clock().getTime() + usualDays * dayMs)),
    advance,
    cancellation,
    terms: '',
  });

  const templatesOf = async (within: Database, vendorId: string): Promise<QuoteTemplate[]> =>
    (
      await within
        .select()
        .from(quoteTemplates)
        .where(eq(quoteTemplates.vendorId, vendorId))
        .orderBy(asc(quoteTemplates.createdAt), asc(quoteTemplates.id))
    ).map(({ id, name, content }) => ({ id, name, content }));

  const maySend = (enquiry: Enquiry, row: IntroductionRow, quote: QuoteRow | null, booked: boolean) =>
    isWritable(enquiry, row) &&
    (row.status !== 'sent' || allows(introductionChanges.vendor.seen, row)) &&
    !booked &&
    (quote === null || quote.status === 'draft' || allowsQuote(steps.revised, quote));

  /** Returns whether the family has accepted the quote of another vendor. */
  const bookedElsewhere = async (tx: Database, enquiryId: string, quoteId: string | undefined) =>
    (
      await tx
        .select({ id: quotes.id })
        .from(quotes)
        .where(and(eq(quotes.enquiryId, enquiryId), eq(quotes.status, 'accepted')))
    ).some(({ id }) => id !== quoteId);

  async function shown(tx: Tx, enquiry: Enquiry, row: IntroductionRow): Promise<WorkshopQuote> {
    const quote = await quoteOf(tx, row.id);
    const [vendor] = await tx
      .select({ categories: vendors.categories, policies: vendors.policies })
      .from(vendors)
      .where(eq(vendors.id, row.vendorId));
    const versions = quote ? await versionsOf(tx, quote.id) : [];
    const [last] = versions;
    const offered = offeredIn(vendor?.categories ?? []);
    const { advance = null, cancellation = '' } = vendor?.policies ?? {};
    return {
      status: quote?.status ?? null,
      version: quote?.version ?? 0,
      askedAt: instant(quote?.askedAt ?? null),
      acceptedAt: instant(quote?.acceptedAt ?? null),
      reference: enquiry.reference,
      title: titleOf(enquiry),
      eventDate: enquiry.eventDate,
      vendorName: row.vendorName,
      guests: guestsOf(enquiry),
      draft: quote?.draft ?? last?.content ?? empty(enquiry, advance, cancellation),
      sent: last ? { sentAt: last.sentAt.toISOString(), content: shownContentOf(last.content) } : null,
      earlier: earlierOf(versions),
      maySend: maySend(enquiry, row, quote, await bookedElsewhere(tx, enquiry.id, quote?.id)),
      offered: {
        chips: offered.chips.map((value) => ({ value, label: chipWord(value) })),
        rows: offered.rows.map(({ label, unit }) => ({ label: translated(label), unit })),
      },
      templates: await templatesOf(tx, row.vendorId),
    };
  }

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
    const today = dayInDelhi(clock());
    const last = dayInDelhi(new Date(clock().getTime() + quoteLimits.validDaysMax * dayMs));
    if (validUntil < today || validUntil > last)
      throw new Problem('invalid_input', {
        fieldErrors: { 'content.validUntil': t('Please give a day within a year from today.') },
      });
  }

  /** Advances the introduction: sending a quote is an answer. */
  async function answered(tx: Tx, enquiry: Enquiry, row: IntroductionRow, by: Actor) {
    const { seen, replied } = introductionChanges.vendor;
    const how = { by, reference: enquiry.reference };
    const read = allows(seen, row) ? await applyStep(tx, { clock }, row, seen, how) : row;
    return allows(replied, read) ? applyStep(tx, { clock }, read, replied, how) : read;
  }

  return {
    read: (session: Session, introductionId: string) => withOwn(session, introductionId, shown),

    /** Saves a draft. @throws Problem not_found, conflict */
    save: (session: Session, introductionId: string, draft: QuoteContent) =>
      withOwn(session, introductionId, async (tx, enquiry, row) => {
        await requireSendable(tx, enquiry, row, await quoteOf(tx, row.id));
        const quote = await begun(tx, enquiry, row);
        await tx.update(quotes).set({ draft }).where(eq(quotes.id, quote.id));
        return shown(tx, enquiry, row);
      }),

    /** Sends a quote. @throws Problem not_found, conflict, idempotency_conflict */
    async send(session: Session, introductionId: string, { content, version, key }: QuoteSending) {
      await limiter.take(sendLimits, session.vendorId);
      return withOwn(session, introductionId, async (tx, enquiry, row, by) => {
        const before = await quoteOf(tx, row.id);
        const known = before
          ? (await versionsOf(tx, before.id)).find(({ idempotencyKey }) => idempotencyKey === key)
          : undefined;
        if (known) {
          if (!sameContent(known.content, content)) throw new Problem('idempotency_conflict');
          return shown(tx, enquiry, row);
        }
        await requireSendable(tx, enquiry, row, before);
        requireDay(content);
        if ((before?.version ?? 0) !== version)
          throw refuseQuote(t('Another version was sent meanwhile. Please look at it first.'));
        if (version >= quoteLimits.versions)
          throw refuseQuote(t('Please write a message: this quote has been revised too often.'));
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
          set: { version: version + 1, draft: null, validUntil: content.validUntil },
        });
        await notify(tx, enquiry, read, change);
        return shown(tx, enquiry, read);
      });
    },

    /** Saves a template. @throws Problem conflict when the limit is reached */
    saveTemplate: ({ vendorId }: Session, { name, content }: { name: string; content: QuoteContent }) =>
      db.transaction(async (tx) => {
        // Concurrent calls wait here for each other, so that the limit holds.
        await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId)).for('update');
        const known = await templatesOf(tx, vendorId);
        if (known.length >= quoteLimits.templates && !known.some((one) => one.name === name.trim()))
          throw refuseQuote(t('You have {max} templates. Remove one first.', { max: quoteLimits.templates }));
        await tx
          .insert(quoteTemplates)
          .values({ id: newId(), vendorId, name: name.trim(), content, createdAt: clock() })
          .onConflictDoUpdate({
            target: [quoteTemplates.vendorId, quoteTemplates.name],
            set: { content },
          });
        return { templates: await templatesOf(tx, vendorId) };
      }),

    /** Removes a template. @throws Problem not_found */
    async removeTemplate({ vendorId }: Session, templateId: string) {
      const [gone] = isUuid(templateId)
        ? await db
            .delete(quoteTemplates)
            .where(and(eq(quoteTemplates.id, templateId), eq(quoteTemplates.vendorId, vendorId)))
            .returning({ id: quoteTemplates.id })
        : [];
      if (!gone) throw new Problem('not_found');
      return { templates: await templatesOf(db, vendorId) };
    },
  };
}
