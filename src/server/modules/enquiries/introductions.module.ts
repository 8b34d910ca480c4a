import { asc, eq } from '#platform/db/drizzle.ts';
import { validate as isUuid } from 'uuid';
import {
  introductionChanges,
  introductionsMax,
  talkingIntroductions,
  type DeclineReason,
} from '#domain/enquiries/introduction-changes.ts';
import type { Introduction, introductionEndpoints, Introductions } from '#contract/desk/introductions.ts';
import type { badEnquiryEndpoints } from '#contract/desk/bad-enquiries.ts';
import type { ownEnquiryEndpoints } from '#contract/own-enquiry.ts';
import type { EnquiryThreads, conversationEndpoints } from '#contract/conversations.ts';
import type { quoteEndpoints, QuoteSheet } from '#contract/quotes.ts';
import type { workshopEnquiryEndpoints } from '#contract/workshop-enquiries.ts';
import type { Call, Session, VendorPerson } from '#platform/call.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { introductions } from '#platform/db/tables.ts';
import { staffActor, system, visitor, type Actor } from '#platform/events.ts';
import type { Module } from '#platform/module.ts';
import { frameWith } from '#platform/mailer/mail-bundle.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { lastSaidOf, requireSeen } from '#platform/said.ts';
import { introductionMail } from './vendor/introduction.mails.ts';
import { readBadEnquiries, unansweredReports } from './desk/bad-enquiries.ts';
import { createIntroductionRecords, type IntroductionMail } from './vendor/introduction-records.ts';
import {
  allows,
  introductionColumns,
  isOpen,
  maySend,
  lockIntroduction,
  recordStep,
  type IntroductionRow,
} from './vendor/introduction-steps.ts';
import { createConversations } from './conversation/conversations.ts';
import { threadsOf } from './conversation/thread-messages.ts';
import { createMessagePictures } from './conversation/message-pictures.ts';
import { createFamilyPage } from './family/family-page.ts';
import { createFamilyVendors, type Correction } from './family/family-vendors.ts';
import { createHiddenVendors } from './vendor/hidden-vendors.ts';
import type { FamilyAct } from '#domain/enquiries/family-acts.ts';
import { createInbox } from './vendor/inbox.ts';
import { createLapse } from './vendor/introduction-expiry.ts';
import { disclosuresOf, type Disclosure } from './ledger/ledger.ts';
import { createResponseTimes } from './vendor/response-times.ts';
import { createExpireQuotes } from './quotes/expire-quotes.ts';
import { createFamilyQuotes } from './quotes/family-quotes.ts';
import { createQuoteMails } from './quotes/quote.mails.ts';
import { createWorkshopQuotes } from './quotes/workshop-quotes.ts';
import { forStaff, suggest } from './desk/introduction-suggestions.ts';
import { createRecount } from './conversation/unanswered.ts';
import type { IntroductionNeeds } from './vendor/introduction.types.ts';

type Endpoints = typeof introductionEndpoints &
  typeof badEnquiryEndpoints &
  typeof conversationEndpoints &
  Pick<typeof ownEnquiryEndpoints, 'enquirySimilar' | 'enquiryAskMore'> &
  typeof workshopEnquiryEndpoints &
  typeof quoteEndpoints;

export type IntroductionsModule = Module<Endpoints> & {
  /** Takes back all of an enquiry that its sender has withdrawn; answers which vendors were ever introduced to it. */
  recallAll: (
    tx: Tx,
    enquiry: { id: string; reference: string; vendorId: string | null },
  ) => Promise<string[]>;
  /** Introduces vendors whom the sender of an enquiry chose and agreed to share with; `mail` writes what each is told. */
  introduceChosen: (
    tx: Tx,
    enquiry: { id: string; reference: string },
    vendors: readonly ChosenVendor[],
    mail: IntroductionMail,
  ) => Promise<void>;
  /** Tells the vendors who have an enquiry what its sender changed. */
  notifyCorrected: (tx: Tx, correction: Correction) => Promise<void>;
  /** What the holder of a private link sees of the vendors, with every message. */
  conversationOf: (secret: string) => Promise<EnquiryThreads>;
  /** The quotes of an enquiry, as that holder sees them. */
  quotesOf: (secret: string) => Promise<QuoteSheet>;
  /** What a family does with one of its vendors. @throws Problem not_found, conflict */
  actOnVendor: (leadId: string, introductionId: string, act: FamilyAct) => Promise<void>;
  /** A family accepts a quote as it was seen. @throws Problem not_found, conflict */
  acceptQuote: (leadId: string, introductionId: string, version: number) => Promise<void>;
  /** @throws Problem not_found when the introduction is not the vendor's */
  requireOwn: (vendor: VendorPerson, introductionId: string) => Promise<void>;
  /** @throws Problem not_found, conflict */
  decline: (vendor: VendorPerson, introductionId: string, reason: DeclineReason) => Promise<void>;
  /** Tells the families whose request is open with a vendor that it is hidden, or is shown again. */
  visibilityChanged: (tx: Tx, vendorId: string, isHidden: boolean, by: Actor) => Promise<void>;
  /** Numbers of the enquiries in which a vendor and a family still talk. */
  openRequests: (within: Database, vendorId: string) => Promise<string[]>;
  /** The open introductions of an enquiry. */
  openOf: (leadId: string) => Promise<IntroductionRow[]>;
  /** Reminds of and closes what nobody has answered, as a job does every ten minutes; what takes longer than `forMs` is left to the next run. */
  lapseDue: (forMs?: number) => Promise<void>;
  /** Counts anew since when families wait for an answer, as a job does every night. */
  recountUnanswered: () => Promise<void>;
  /** Counts how soon vendors answer, as a job does every night. */
  countResponseTimes: () => Promise<void>;
  /** Ends quotes whose last day has passed, as a job does every hour. */
  expireQuotes: () => Promise<void>;
};

/** Who acts, and what was said last as they saw it. */
type Seen = { by: Actor; seen: string | null };
type ChosenVendor = Parameters<ReturnType<typeof createIntroductionRecords>['send']>[2];

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** Whether the vendor holds contact details now, and has read them. */
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
/** @throws Error when no vendor called, which the endpoint's `auth` rules out */
function vendorSession({ session }: Pick<Call, 'session'>): Session {
  if (!session) throw new Error('no vendor called');
  return session;
}
const refuse = (message: string) => new Problem('conflict', { message });

/** Vendors introduced to enquiries by the staff. */
export function createIntroductions(platform: Platform, asked: IntroductionNeeds): IntroductionsModule {
  const { db, clock, mails, sender, config } = platform;
  const frame = frameWith(sender, { publicUrl: config.publicUrl });
  const deps = { ...platform, ...asked, frame };
  const conversations = createConversations(deps);
  const records = createIntroductionRecords(deps, { conversations });
  const pictures = createMessagePictures(platform);
  const inbox = createInbox(
    { ...deps, brand: () => config.company.brand },
    { ledger: records.ledger, conversations, pictures },
  );
  const family = createFamilyPage(deps, { records, conversations, pictures });
  const notify = createQuoteMails(deps);
  const familyQuotes = createFamilyQuotes(deps, { conversations, notify });
  const workshopQuotes = createWorkshopQuotes(deps, { withOwn: inbox.withOwn, notify });
  const expireQuotes = createExpireQuotes(deps, { notify });
  const more = createFamilyVendors(deps, { records, conversations });
  const hiding = createHiddenVendors(deps);
  const { lapseDue } = createLapse({ db, clock, mails, frame, ...asked });
  const recountUnanswered = createRecount(platform);
  const countResponseTimes = createResponseTimes(deps);
  const rowsOf = (within: Database, leadId: string): Promise<IntroductionRow[]> =>
    within
      .select(introductionColumns)
      .from(introductions)
      .where(eq(introductions.leadId, leadId))
      .orderBy(asc(introductions.id));

  async function list(reference: string): Promise<Introductions> {
    const { id, version, share } = await asked.enquiries().find(reference);
    const rows = await rowsOf(db, id);
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

  async function send(reference: string, vendorIds: string[], how: Seen & { version: number }) {
    // Before the transaction, in which there is one connection.
    const vendors = await asked.introducible(vendorIds);
    if (vendors.length < vendorIds.length)
      throw refuse('One of these vendors is hidden, waits for approval or is gone.');
    const reached = await Promise.all(
      vendors.map(async (vendor) => ({ ...vendor, contact: await asked.findVendor(vendor.id) })),
    );
    await asked.enquiries().withLocked({ reference, introduces: true, ...how }, async (tx, enquiry) => {
      const rows = await rowsOf(tx, enquiry.id);
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

  async function recall(reference: string, introductionId: string, how: Seen) {
    const { id } = await asked.enquiries().find(reference);
    const known = (await rowsOf(db, id)).find((row) => row.id === introductionId);
    if (!known) throw new Problem('not_found');
    const contact = await asked.findVendor(known.vendorId);
    await asked.enquiries().withLocked({ reference, introduces: false, ...how }, async (tx) => {
      const row = (await rowsOf(tx, id)).find((one) => one.id === introductionId);
      if (!row || !allows(introductionChanges.staff.recalled, row))
        throw refuse('This introduction is over already.');
      const { recalled: change } = introductionChanges.staff;
      await records.recall(tx, row, contact, { reference, by: how.by, change });
    });
  }

  /** Does something with an introduction of an enquiry, which is locked. @throws Problem not_found, conflict as `requireSeen` */
  async function withRow(
    { reference, introductionId, seen }: { reference: string; introductionId: string; seen: string | null },
    work: (tx: Tx, found: Awaited<ReturnType<typeof lockIntroduction>>) => Promise<void>,
  ): Promise<void> {
    const { id } = await asked.enquiries().find(reference);
    if (!isUuid(introductionId)) throw new Problem('not_found');
    await db.transaction(async (tx) => {
      const found = await lockIntroduction(tx, { leadId: id, introductionId });
      await requireSeen(tx, reference, seen);
      await work(tx, found);
    });
  }
  const threads = async (reference: string, before?: string) => {
    const { id } = await asked.enquiries().find(reference);
    const rows = await rowsOf(db, id);
    return threadsOf(db, id, { threads: [null, ...rows.map((row) => row.id)], before });
  };

  return {
    handlers: {
      staffSuggestionList: async ({ params, query }) =>
        forStaff(
          await suggest({ db, ...asked }, await asked.enquiries().find(params.reference), query.category),
        ),
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
        const { id } = await asked.enquiries().find(reference);
        if (introductionId)
          await withRow({ reference, introductionId, seen }, async (tx, thread) => {
            await conversations.write(tx, thread, draft, author);
          });
        else
          await db.transaction(async (tx) => {
            const lead = await asked.enquiries().lock(tx, id);
            await requireSeen(tx, reference, seen);
            await conversations.write(tx, { lead, row: null }, draft, author);
          });
        return { ...(await threads(reference)), said: await lastSaidOf(db, reference) };
      },
      enquiryThreads: ({ params, query }) => family.read(params.secret, query.before),
      enquiryMessageSend: ({ params, body }) => family.write(params.secret, body),
      enquirySimilar: ({ params }) => more.similar(params.secret),
      enquiryAskMore: ({ params, body }) => more.ask(params.secret, body.vendorIds, family.shown),
      enquiryVendorAct: ({ params: { secret, introductionId }, body }) =>
        family.act(secret, introductionId, body.act),
      workshopEnquiryList: ({ query }, call) => inbox.list(vendorSession(call).vendorId, query.show),
      workshopEnquiryGet: ({ params, query }, call) =>
        inbox.read(vendorSession(call), params.introductionId, query.before),
      workshopEnquiryAct: ({ params, body }, call) =>
        inbox.act(vendorSession(call), params.introductionId, body),
      workshopMessageSend: ({ params, body }, call) =>
        inbox.reply(vendorSession(call), params.introductionId, body),
      enquiryPictureAdd: ({ params }, call) => family.addPicture(params.secret, call),
      enquiryPictureGet: ({ params: { secret, pictureId } }) => family.openPicture(secret, pictureId),
      workshopPictureAdd: ({ params }, call) =>
        inbox.addPicture(vendorSession(call), params.introductionId, call),
      workshopPictureGet: ({ params: { introductionId, pictureId } }, call) =>
        inbox.openPicture(vendorSession(call), introductionId, pictureId),
      async staffMessagePicture({ params: { reference, pictureId } }) {
        const { id } = await asked.enquiries().find(reference);
        return pictures.open({ leadId: id, pictureId }, async ({ messageId }) => messageId !== null);
      },
      async staffQuoteList({ params: { reference } }) {
        const { id } = await asked.enquiries().find(reference);
        return familyQuotes.atDesk(id, null);
      },
      enquiryQuotes: ({ params }) => familyQuotes.read(params.secret),
      enquiryQuoteAct: ({ params: { secret, introductionId }, body }) =>
        familyQuotes.act(secret, introductionId, body),
      workshopQuoteGet: ({ params }, call) => workshopQuotes.read(vendorSession(call), params.introductionId),
      workshopQuoteSave: ({ params, body }, call) =>
        workshopQuotes.save(vendorSession(call), params.introductionId, body),
      workshopQuoteSend: ({ params, body }, call) =>
        workshopQuotes.send(vendorSession(call), params.introductionId, body),
      workshopTemplateSave: ({ body }, call) => workshopQuotes.saveTemplate(vendorSession(call), body),
      workshopTemplateRemove: ({ params }, call) =>
        workshopQuotes.removeTemplate(vendorSession(call), params.templateId),
    },
    async introduceChosen(tx, enquiry, vendors, mail) {
      for (const vendor of vendors) await records.send(tx, enquiry, vendor, { by: visitor, mail });
    },
    visibilityChanged: (tx, vendorId, isHidden, by) =>
      isHidden ? hiding.hidden(tx, vendorId, by) : hiding.shown(tx, vendorId, by),
    openRequests: hiding.openRequests,
    actOnVendor: family.actOn,
    acceptQuote: familyQuotes.accept,
    requireOwn: (vendor, introductionId) => inbox.withOwn(vendor, introductionId, async () => {}),
    async decline(vendor, introductionId, reason) {
      await inbox.act(vendor, introductionId, { act: 'declined', reason });
    },
    notifyCorrected: more.notifyCorrected,
    conversationOf: family.readAll,
    quotesOf: familyQuotes.read,
    openOf: async (leadId) => (await rowsOf(db, leadId)).filter(isOpen),
    async recallAll(tx, { id, reference, vendorId }) {
      const rows = await rowsOf(tx, id);
      const change = introductionChanges.system.recalled;
      for (const row of rows.filter((one) => allows(change, one)))
        await records.recall(tx, row, await asked.findVendor(row.vendorId, tx), {
          reference,
          by: system,
          change,
          asWithdrawal: row.vendorId === vendorId,
        });
      // Of what had ended before, too.
      for (const row of rows) await records.ledger.recall(tx, row, { act: 'family', by: visitor, reference });
      return rows.map((row) => row.vendorId);
    },
    today: { reports: unansweredReports(db, (lead) => asked.enquiries().titleOf(lead)) },
    retention: { waitingPictures: pictures.destroyWaiting },
    lapseDue,
    recountUnanswered,
    countResponseTimes,
    expireQuotes,
    jobs: [
      { name: 'introduction-lapse', cron: '*/10 * * * *', task: () => lapseDue() },
      { name: 'unanswered', cron: '20 4 * * *', task: recountUnanswered },
      { name: 'response-times', cron: '10 4 * * *', task: countResponseTimes },
      { name: 'quote-expiry', cron: '5 * * * *', task: expireQuotes },
    ],
  };
}
