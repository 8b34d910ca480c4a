/** @file Introductions by a person of the staff: held for ten seconds, in which nobody is told and they can be taken back, then made once. */
import { and, eq, sql } from '#platform/db/drizzle.ts';
import { undoSeconds } from '#facts/undo.ts';
import type { EventType } from '#domain/desk/events.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { events, introductions } from '#platform/db/tables.ts';
import { leavingAct, recordEvent, system, type Actor } from '#platform/events.ts';
import type { Jobs, Queue } from '#platform/jobs/job-types.ts';
import { Problem } from '#platform/problem.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { isWithdrawn, takesOwner, writeChange } from '#modules/enquiries/record/enquiry-change.ts';
import { lockEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import {
  advanceIntroduced,
  introducedFrom,
  type IntroducedEnquiry,
} from '#modules/enquiries/vendor/introduced-enquiry.ts';
import { isUnknown, type IntroductionRow } from '#modules/enquiries/vendor/introduction-change.ts';
import type {
  IntroductionMail,
  IntroductionRecords,
} from '#modules/enquiries/vendor/introduction-records.ts';
import { introductionsOf } from '#modules/enquiries/vendor/introductions.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';

const queueName = 'held-introductions';
type Vendor = { id: string; companyName: string };

/** Returns the event of a held act with this id. */
async function eventOf(db: Database, reference: string, type: EventType, heldId: string) {
  const [found] = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.subjectKind, 'enquiry'),
        eq(events.subjectId, reference),
        eq(events.type, type),
        sql`${events.facts} ->> 'heldId' = ${heldId}`,
      ),
    )
    .limit(1);
  return found;
}

/** Leaves an introduction as it was before it was held. */
const drop = (tx: Tx, row: IntroductionRow) =>
  isUnknown(row)
    ? tx.delete(introductions).where(eq(introductions.id, row.id))
    : tx.update(introductions).set({ heldId: null }).where(eq(introductions.id, row.id));

/**
 * Creates the holding and undoing of introductions, and the job that makes the due ones.
 * @where When is a vendor told of an introduction, and until when can it be taken back?
 */
export function createHeldIntroductions(
  deps: IntroductionDependencies & { jobs: Pick<Jobs, 'send'> },
  {
    records,
    mailOf,
  }: { records: IntroductionRecords; mailOf: (introduced: IntroducedEnquiry) => IntroductionMail },
) {
  const { db, clock, jobs, introducible, findVendor } = deps;

  const heldRows = async (within: Database, enquiryId: string, heldId: string) =>
    (await introductionsOf(within, enquiryId)).filter((row) => row.heldId === heldId);

  /** Makes the introductions that were not taken back, in one transaction: however often the job runs or dies, each vendor is told once. */
  async function release({ heldId, reference }: { heldId: string; reference: string }): Promise<void> {
    const rows = await db.select().from(introductions).where(eq(introductions.heldId, heldId));
    const event = await eventOf(db, reference, 'introduction.held', heldId);
    if (rows.length === 0 || !event) return;
    // Outside the transaction, which holds the only connection.
    const vendors = await introducible(rows.map(({ vendorId }) => vendorId));
    const reached = await Promise.all(
      vendors.map(async (vendor) => ({ ...vendor, contact: await findVendor(vendor.id) })),
    );
    await db.transaction(async (tx) => {
      const enquiry = await lockEnquiry(tx, { reference });
      const held = await heldRows(tx, enquiry.id, heldId);
      if (held.length === 0) return;
      const by: Actor = {
        kind: event.actorKind,
        id: event.actorId,
        name: event.actorName,
        act: leavingAct(heldId),
      };
      // One that was closed meanwhile is introduced all the same: its closing came after.
      const isOver = isWithdrawn(enquiry) || enquiry.quarantine || enquiry.mergedIntoId !== null;
      const gone = held.filter((row) => isOver || vendors.every(({ id }) => id !== row.vendorId));
      for (const row of gone) await drop(tx, row);
      const mail = mailOf(introducedFrom(enquiry));
      for (const vendor of reached.filter(({ id }) => gone.every((row) => row.vendorId !== id)))
        await records.send(tx, enquiry, vendor, { by, mail });
      if (gone.length > 0) {
        const on = { kind: 'enquiry', id: reference } as const;
        await recordEvent(tx, {
          type: 'introduction.undone',
          by: system,
          on,
          at: clock(),
          facts: { heldId },
        });
      }
      await advanceIntroduced(tx, deps, enquiry, by);
    });
  }

  const queue: Queue = {
    name: queueName,
    work: ({ data }) => release(data as { heldId: string; reference: string }),
  };

  return {
    queue,

    /** Holds introductions of vendors to a locked enquiry. Nobody but the staff sees them. */
    async hold(tx: Tx, enquiry: Enquiry, vendors: readonly Vendor[], by: Actor): Promise<void> {
      const heldId = newId();
      const at = clock();
      for (const { id: vendorId, companyName: vendorName } of vendors)
        await tx
          .insert(introductions)
          .values({
            id: newId(),
            enquiryId: enquiry.id,
            vendorId,
            vendorName,
            status: 'proposed',
            memberId: by.id ?? null,
            memberName: by.name ?? '',
            heldId,
            createdAt: at,
          })
          .onConflictDoUpdate({ target: [introductions.enquiryId, introductions.vendorId], set: { heldId } });
      const { reference } = enquiry;
      const facts = { heldId, tookOwner: takesOwner(enquiry, by) ? 1 : 0 };
      await recordEvent(tx, {
        type: 'introduction.held',
        by,
        on: { kind: 'enquiry', id: reference },
        at,
        facts,
      });
      const startAfter = new Date(at.getTime() + undoSeconds * 1000);
      await jobs.send(tx, queueName, { heldId, reference }, { startAfter });
    },

    /** Takes introductions back; a second call does nothing. @throws Problem not_found, or conflict when the vendors have been told */
    async undo(reference: string, heldId: string, by: Actor): Promise<void> {
      await db.transaction(async (tx) => {
        const enquiry = await lockEnquiry(tx, { reference });
        const event = await eventOf(tx, reference, 'introduction.held', heldId);
        if (!event) throw new Problem('not_found');
        const rows = await heldRows(tx, enquiry.id, heldId);
        if (rows.length === 0) {
          if (await eventOf(tx, reference, 'introduction.undone', heldId)) return;
          throw new Problem('conflict', { message: 'The vendors have been told already.' });
        }
        for (const row of rows) await drop(tx, row);
        const gives = event.facts['tookOwner'] === 1 && enquiry.ownerId === event.actorId;
        await writeChange(tx, enquiry, gives ? { ownerId: null } : {}, {
          by,
          at: clock(),
          event: 'introduction.undone',
          facts: { heldId },
        });
      });
    },
  };
}
