import { asc, eq } from 'drizzle-orm';
import { introductionsMax } from '#contract/desk/introduction-changes.ts';
import type { Introduction, introductionEndpoints, Introductions } from '#contract/desk/introductions.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { introductions } from '#platform/db/tables.ts';
import { staffActor, system, visitor, type Actor } from '#platform/events.ts';
import type { WrittenMail } from '#platform/mailer/limited-mails.ts';
import type { Module } from '#platform/module.ts';
import { frameWith } from '#platform/mailer/mail-bundle.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { introductionMail, type IntroducedContact } from './introduction.mails.ts';
import { createIntroductionRecords, isOpen, isOver, type IntroductionRow } from './introduction-records.ts';
import { suggest } from './introduction-suggestions.ts';
import type { IntroductionNeeds } from './introduction.types.ts';

export type IntroductionsModule = Module<typeof introductionEndpoints> & {
  /** Takes back all open ones of an enquiry that its sender has withdrawn. */
  recallAll: (tx: Tx, enquiry: { id: string; reference: string }) => Promise<void>;
  /** Introduces vendors whom the sender of an enquiry chose and agreed to share with; `mail` writes what each is told. */
  introduceChosen: (
    tx: Tx,
    enquiry: { id: string; reference: string },
    vendors: readonly ChosenVendor[],
    mail: (contact: IntroducedContact) => WrittenMail,
  ) => Promise<void>;
  /** The open introductions of an enquiry. */
  openOf: (leadId: string) => Promise<IntroductionRow[]>;
};

type ChosenVendor = Parameters<ReturnType<typeof createIntroductionRecords>['send']>[2];

const shown = (row: IntroductionRow): Introduction => ({
  id: row.id,
  vendorId: row.vendorId,
  vendorName: row.vendorName,
  status: row.status,
  by: row.memberName,
  sentAt: row.sentAt?.toISOString() ?? null,
  recalledAt: row.recalledAt?.toISOString() ?? null,
});
const refuse = (message: string) => new Problem('conflict', { message });

/** Vendors introduced to enquiries by the staff. */
export function createIntroductions(platform: Platform, asked: IntroductionNeeds): IntroductionsModule {
  const { db, clock, mails, sender, config } = platform;
  const frame = frameWith(sender, { publicUrl: config.publicUrl });
  const records = createIntroductionRecords({
    clock,
    mails,
    frame,
  });
  const rowsOf = (within: Database, leadId: string): Promise<IntroductionRow[]> =>
    within
      .select()
      .from(introductions)
      .where(eq(introductions.leadId, leadId))
      .orderBy(asc(introductions.id));

  async function list(reference: string): Promise<Introductions> {
    const { id, version, share } = await asked.enquiries().find(reference);
    const rows = await rowsOf(db, id);
    const places = Math.max(0, introductionsMax - rows.filter(isOpen).length);
    return { version, share, places, introductions: rows.map(shown) };
  }

  async function send(reference: string, vendorIds: string[], how: { version: number; by: Actor }) {
    // Before the transaction, in which there is one connection.
    const vendors = await asked.introducible(vendorIds);
    if (vendors.length < vendorIds.length)
      throw refuse('One of these vendors is hidden, waits for approval or is gone.');
    const reached = await Promise.all(
      vendors.map(async (vendor) => ({ ...vendor, contact: await asked.findVendor(vendor.id) })),
    );
    await asked.enquiries().withLocked({ reference, introduces: true, ...how }, async (tx, enquiry) => {
      const rows = await rowsOf(tx, enquiry.id);
      const again = rows.find((row) => vendorIds.includes(row.vendorId) && !isOver(row));
      if (again) throw refuse(`${again.vendorName} has been introduced already.`);
      const open = rows.filter((row) => isOpen(row) && !vendorIds.includes(row.vendorId));
      if (open.length + vendors.length > introductionsMax)
        throw refuse(`At most ${introductionsMax} vendors at once. Recall one first.`);
      const mail = (contact: IntroducedContact) => introductionMail(enquiry, contact, frame);
      for (const vendor of reached) await records.send(tx, enquiry, vendor, { by: how.by, mail });
    });
  }

  async function recall(reference: string, introductionId: string, by: Actor) {
    const { id } = await asked.enquiries().find(reference);
    const known = (await rowsOf(db, id)).find((row) => row.id === introductionId);
    if (!known) throw new Problem('not_found');
    const contact = await asked.findVendor(known.vendorId);
    await asked.enquiries().withLocked({ reference, by, introduces: false }, async (tx) => {
      const row = (await rowsOf(tx, id)).find((one) => one.id === introductionId);
      if (!row || !isOpen(row)) throw refuse('This introduction is over already.');
      await records.recall(tx, row, contact, { reference, by });
    });
  }

  return {
    handlers: {
      staffSuggestionList: async ({ params, query }) =>
        suggest({ db, ...asked }, await asked.enquiries().find(params.reference), query.category),
      staffIntroductionList: ({ params }) => list(params.reference),
      async staffIntroductionSend({ params: { reference }, body: { vendorIds, version } }, call) {
        await send(reference, vendorIds, { version, by: staffActor(call) });
        return list(reference);
      },
      async staffIntroductionRecall({ params: { reference, introductionId } }, call) {
        await recall(reference, introductionId, staffActor(call));
        return list(reference);
      },
    },
    async introduceChosen(tx, enquiry, vendors, mail) {
      for (const vendor of vendors) await records.send(tx, enquiry, vendor, { by: visitor, mail });
    },
    openOf: async (leadId) => (await rowsOf(db, leadId)).filter(isOpen),
    async recallAll(tx, { id, reference }) {
      for (const row of (await rowsOf(tx, id)).filter(isOpen))
        await records.recall(tx, row, await asked.findVendor(row.vendorId, tx), { reference, by: system });
    },
  };
}
