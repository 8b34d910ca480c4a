/** @file Introductions, conversations and quotes of an enquiry, for the staff. */
import { eq } from '#platform/db/drizzle.ts';
import { validate as isUuid } from 'uuid';
import {
  introductionChanges,
  introductionsMax,
  talkingIntroductions,
} from '#domain/enquiries/introduction-changes.ts';
import type { badEnquiryEndpoints } from '#contract/desk/bad-enquiries.ts';
import type {
  Introduction,
  introductionEndpoints,
  Introductions as ShownIntroductions,
} from '#contract/desk/introductions.ts';
import type { Tx } from '#platform/db/handle.ts';
import { introductions } from '#platform/db/tables.ts';
import { staffActor, type Actor } from '#platform/events.ts';
import type { Module } from '#platform/module.ts';
import { Problem } from '#platform/problem.ts';
import { lastSaidOf, requireSeen } from '#platform/said.ts';
import type { MessagePictures } from '#modules/enquiries/conversation/message-pictures.ts';
import { threadsOf } from '#modules/enquiries/conversation/thread-messages.ts';
import { disclosuresOf, type Disclosure } from '#modules/enquiries/ledger/ledger.ts';
import type { FamilyQuotes } from '#modules/enquiries/quotes/family-quotes.ts';
import { findEnquiry, lockEnquiry } from '#modules/enquiries/record/enquiry-change.ts';
import { changeIntroduced, findIntroduced } from '#modules/enquiries/vendor/introduced-enquiry.ts';
import { introductionMail } from '#modules/enquiries/vendor/introduction.mails.ts';
import type { IntroductionMail } from '#modules/enquiries/vendor/introduction-records.ts';
import {
  allows,
  isOpen,
  lockIntroduction,
  maySend,
  recordStep,
  type IntroductionRow,
} from '#modules/enquiries/vendor/introduction-change.ts';
import { introductionsOf, type Introductions } from '#modules/enquiries/vendor/introductions.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';
import { readBadEnquiries, unansweredReports } from './bad-enquiries.ts';
import { forStaff, suggest } from './introduction-suggestions.ts';

/** The actor, and the latest message or end that the actor had seen. */
type SeenBy = { by: Actor; seen: string | null };

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** Returns whether the vendor holds contact details now, and has read them. */
function disclosureOf(rows: readonly Disclosure[]): Introduction['disclosure'] {
  const last = rows.at(-1);
  if (!last) return 'none';
  if (last.recalledAt) return 'recalled';
  return last.readAt ? 'read' : 'held';
}

const shown = (row: IntroductionRow, rows: readonly Disclosure[]): Introduction => ({
  id: row.id,
  vendorId: row.vendorId,
  vendorName: row.vendorName,
  vendorHidden: row.vendorHidden,
  status: row.status,
  by: row.memberName,
  sentAt: instant(row.sentAt),
  dueAt: instant(row.dueAt),
  seenAt: instant(row.seenAt),
  repliedAt: instant(row.repliedAt),
  chosenAt: instant(row.chosenAt),
  declinedAt: instant(row.declinedAt),
  declineReason: row.declineReason,
  lapsedAt: instant(row.lapsedAt),
  recalledAt: instant(row.recalledAt),
  outcome: row.outcome,
  reportReason: row.reportReason,
  reportAnswer: row.reportAnswer,
  disclosure: disclosureOf(rows),
});

const refuse = (message: string) => new Problem('conflict', { message });

/** Creates the endpoints that introduce vendors, recall introductions, write to both sides and answer reports. */
export function createDeskIntroductions(
  deps: IntroductionDependencies,
  {
    conversations,
    records,
    pictures,
    quotes,
  }: Pick<Introductions, 'conversations' | 'records'> & { pictures: MessagePictures; quotes: FamilyQuotes },
): Module<typeof introductionEndpoints & typeof badEnquiryEndpoints> {
  const { db, clock, frame } = deps;

  async function list(reference: string): Promise<ShownIntroductions> {
    const { id, version, share } = await findIntroduced(db, reference);
    const rows = await introductionsOf(db, id);
    const places = Math.max(0, introductionsMax - rows.filter(isOpen).length);
    const given = rows.length
      ? await disclosuresOf(
          db,
          rows.map(({ id: introductionId }) => introductionId),
        )
      : [];
    return {
      version,
      said: await lastSaidOf(db, reference),
      share,
      places,
      introductions: rows.map((row) =>
        shown(
          row,
          given.filter(({ introductionId }) => introductionId === row.id),
        ),
      ),
    };
  }

  async function send(reference: string, vendorIds: string[], how: SeenBy & { version: number }) {
    // Outside the transaction, which holds the only connection.
    const vendors = await deps.introducible(vendorIds);
    if (vendors.length < vendorIds.length)
      throw refuse('One of these vendors is hidden, waits for approval or is gone.');
    const reached = await Promise.all(
      vendors.map(async (vendor) => ({ ...vendor, contact: await deps.findVendor(vendor.id) })),
    );
    await changeIntroduced(deps, { reference, introduces: true, ...how }, async (tx, enquiry) => {
      const rows = await introductionsOf(tx, enquiry.id);
      const again = rows.find((row) => vendorIds.includes(row.vendorId) && !maySend(row));
      if (again) throw refuse(`${again.vendorName} has been introduced already.`);
      const open = rows.filter((row) => isOpen(row) && !vendorIds.includes(row.vendorId));
      if (open.length + vendors.length > introductionsMax)
        throw refuse(`At most ${introductionsMax} vendors at once. Recall one first.`);
      const mail: IntroductionMail = (contact, id) =>
        introductionMail({ ...enquiry, introductionId: id }, contact, frame);
      for (const vendor of reached) await records.send(tx, enquiry, vendor, { by: how.by, mail });
    });
  }

  async function recall(reference: string, introductionId: string, how: SeenBy) {
    const { id } = await findEnquiry(db, { reference });
    const known = (await introductionsOf(db, id)).find((row) => row.id === introductionId);
    if (!known) throw new Problem('not_found');
    const contact = await deps.findVendor(known.vendorId);
    await changeIntroduced(deps, { reference, introduces: false, ...how }, async (tx) => {
      const row = (await introductionsOf(tx, id)).find((one) => one.id === introductionId);
      const { recalled: change } = introductionChanges.staff;
      if (!row || !allows(change, row)) throw refuse('This introduction is over already.');
      await records.recall(tx, row, contact, { reference, by: how.by, change });
    });
  }

  /** Runs `work` on an introduction whose enquiry it locks. @throws Problem not_found, conflict as `requireSeen` */
  async function withRow(
    { reference, introductionId, seen }: { reference: string; introductionId: string; seen: string | null },
    work: (tx: Tx, found: Awaited<ReturnType<typeof lockIntroduction>>) => Promise<void>,
  ): Promise<void> {
    const { id } = await findEnquiry(db, { reference });
    if (!isUuid(introductionId)) throw new Problem('not_found');
    await db.transaction(async (tx) => {
      const found = await lockIntroduction(tx, { enquiryId: id, introductionId });
      await requireSeen(tx, reference, seen);
      await work(tx, found);
    });
  }

  const threads = async (reference: string, before?: string) => {
    const { id } = await findEnquiry(db, { reference });
    const rows = await introductionsOf(db, id);
    return threadsOf(db, id, { threads: [null, ...rows.map((row) => row.id)], before });
  };

  return {
    handlers: {
      staffSuggestionList: async ({ params, query }) =>
        forStaff(await suggest(deps, await findIntroduced(db, params.reference), query.category)),
      staffIntroductionList: ({ params }) => list(params.reference),
      async staffIntroductionSend({ params: { reference }, body: { vendorIds, ...how } }, call) {
        await send(reference, vendorIds, { ...how, by: staffActor(call) });
        return list(reference);
      },
      async staffIntroductionRecall({ params: { reference, introductionId }, query: { seen } }, call) {
        await recall(reference, introductionId, { by: staffActor(call), seen });
        return list(reference);
      },
      async staffIntroductionDisclose({ params: { reference, introductionId }, body: { seen } }, call) {
        const by = staffActor(call);
        await withRow({ reference, introductionId, seen }, async (tx, found) => {
          if (!talkingIntroductions.includes(found.row.status) || found.row.vendorHidden)
            throw refuse('This introduction is over already.');
          if (!(await records.ledger.disclose(tx, found, { act: 'staff', by })))
            throw refuse('The family has taken its details back from this vendor, or gave none.');
        });
        return list(reference);
      },
      async staffReportAnswer({ params: { reference, introductionId }, body: { answer, seen } }, call) {
        const by = staffActor(call);
        await withRow({ reference, introductionId, seen }, async (tx, { row }) => {
          if (!row.reportedAt) throw refuse('The vendor has reported nothing.');
          await tx
            .update(introductions)
            .set({ reportAnswer: answer, reportAnsweredAt: clock() })
            .where(eq(introductions.id, row.id));
          await recordStep(tx, { clock }, row, 'introduction.report_answered', { by, reference });
        });
        return list(reference);
      },
      staffBadEnquiries: ({ query }) => readBadEnquiries(db, clock(), query.months),
      staffMessageList: ({ params, query }) => threads(params.reference, query.before),
      async staffMessageSend({ params: { reference }, body: { introductionId, seen, ...draft } }, call) {
        const by = staffActor(call);
        const author = { author: 'staff', by, name: by.name ?? '' } as const;
        if (introductionId)
          await withRow({ reference, introductionId, seen }, async (tx, thread) => {
            await conversations.write(tx, thread, draft, author);
          });
        else
          await db.transaction(async (tx) => {
            const enquiry = await lockEnquiry(tx, { reference });
            await requireSeen(tx, reference, seen);
            await conversations.write(tx, { enquiry, row: null }, draft, author);
          });
        return { ...(await threads(reference)), said: await lastSaidOf(db, reference) };
      },
      async staffMessagePicture({ params: { reference, pictureId } }) {
        const { id } = await findEnquiry(db, { reference });
        return pictures.open({ enquiryId: id, pictureId }, async ({ messageId }) => messageId !== null);
      },
      async staffQuoteList({ params: { reference } }) {
        const { id } = await findEnquiry(db, { reference });
        return quotes.atDesk(id, null);
      },
    },
    today: { reports: unansweredReports(db) },
  };
}
