/** @file Introductions of an enquiry, for the staff. */
import { eq } from '#platform/db/drizzle.ts';
import {
  introductionChanges,
  introductionsMax,
  talkingIntroductions,
} from '#domain/enquiries/introduction-changes.ts';
import type { introductionEndpoints } from '#contract/desk/introductions.ts';
import type { suggestionEndpoints } from '#contract/desk/suggestions.ts';
import { introductions } from '#platform/db/tables.ts';
import type { Tx } from '#platform/db/handle.ts';
import { once, staffActor, type Actor } from '#platform/events.ts';
import type { Jobs } from '#platform/jobs/job-types.ts';
import type { Module } from '#platform/module.ts';
import { Problem } from '#platform/problem.ts';
import { findEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import {
  changeIntroduced,
  findIntroduced,
  withIntroduction,
  type IntroducedEnquiry,
} from '#modules/enquiries/vendor/introduced-enquiry.ts';
import { introductionMail } from '#modules/enquiries/vendor/introduction.mails.ts';
import type { IntroductionMail } from '#modules/enquiries/vendor/introduction-records.ts';
import {
  allows,
  isOpen,
  isUnknown,
  lockIntroduction,
  maySend,
  recordStep,
} from '#modules/enquiries/vendor/introduction-change.ts';
import { introductionsOf, type Introductions } from '#modules/enquiries/vendor/introductions.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';
import { createHeldIntroductions } from './held-introductions.ts';
import { introductionsToday } from './introductions-today.ts';
import { deskIntroductionsOf } from './desk-introduction-list.ts';
import { suggestForStaff } from './introduction-suggestions.ts';

/** The actor, and the latest message or end that the actor had seen. */
type SeenBy = { by: Actor; seen: string | null };

const refuse = (message: string) => new Problem('conflict', { message });

/** Creates the endpoints that introduce vendors, recall introductions, disclose contact details and answer reports. */
export function createDeskIntroductions(
  deps: IntroductionDependencies & { jobs: Pick<Jobs, 'send'> },
  { records }: Pick<Introductions, 'records'>,
): Module<typeof introductionEndpoints & typeof suggestionEndpoints> {
  const { db, clock, frame } = deps;
  const mailOf =
    (introduced: IntroducedEnquiry): IntroductionMail =>
    (contact, introductionId) =>
      introductionMail({ ...introduced, introductionId }, contact, frame);
  const held = createHeldIntroductions(deps, { records, mailOf });

  async function send(reference: string, vendorIds: string[], how: SeenBy & { version: number }) {
    // Outside the transaction, which holds the only connection.
    const vendors = await deps.introducible(vendorIds);
    if (vendors.length < vendorIds.length)
      throw refuse('One of these vendors is hidden, waits for approval or is gone.');
    const reached = await Promise.all(
      vendors.map(async (vendor) => ({ ...vendor, contact: await deps.findVendor(vendor.id) })),
    );
    await changeIntroduced(deps, { reference, introduces: true, ...how }, async (tx, introduced, enquiry) => {
      const rows = await introductionsOf(tx, enquiry.id);
      const again = rows.find((row) => vendorIds.includes(row.vendorId) && !maySend(row));
      if (again) throw refuse(`${again.vendorName} has been introduced already.`);
      const open = rows.filter((row) => isOpen(row) && !vendorIds.includes(row.vendorId));
      if (open.length + vendors.length > introductionsMax)
        throw refuse(`At most ${introductionsMax} vendors at once. Recall one first.`);
      const mail = mailOf(introduced);
      // A script has nobody who could take it back.
      if (how.by.kind === 'staff') await held.hold(tx, enquiry, reached, how.by);
      else for (const vendor of reached) await records.send(tx, enquiry, vendor, { by: how.by, mail });
    });
  }

  async function recall(reference: string, introductionId: string, how: SeenBy) {
    const { id } = await findEnquiry(db, { reference });
    const known = (await introductionsOf(db, id)).find((row) => row.id === introductionId);
    if (!known) throw new Problem('not_found');
    const contact = await deps.findVendor(known.vendorId);
    await changeIntroduced(deps, { reference, introduces: false, ...how }, async (tx, _, enquiry) => {
      const row = (await introductionsOf(tx, id)).find((one) => one.id === introductionId);
      const { recalled: change } = introductionChanges.staff;
      if (!row || !allows(change, row)) throw refuse('This introduction is over already.');
      await records.recall(tx, row, contact, { enquiry, by: how.by, change });
    });
  }

  return {
    handlers: {
      staffSuggestionList: async ({ params, query }) =>
        suggestForStaff(deps, await findIntroduced(db, params.reference), query.category),
      staffIntroductionList: ({ params }) => deskIntroductionsOf(db, params.reference),
      async staffIntroductionSend({ params: { reference }, body: { vendorIds, ...how } }, call) {
        await once(() => send(reference, vendorIds, { ...how, by: staffActor(call) }));
        return deskIntroductionsOf(db, reference);
      },
      async staffIntroductionRecall({ params: { reference, introductionId }, query: { seen } }, call) {
        await once(() => recall(reference, introductionId, { by: staffActor(call), seen }));
        return deskIntroductionsOf(db, reference);
      },
      async staffIntroductionUndo({ params: { reference, heldId } }, call) {
        await held.undo(reference, heldId, staffActor(call));
        return deskIntroductionsOf(db, reference);
      },
      async staffIntroductionTold({ params: { reference, introductionId }, body: { seen } }, call) {
        const by = staffActor(call);
        const tell = async (tx: Tx, _: IntroducedEnquiry, enquiry: Enquiry) => {
          const found = await lockIntroduction(tx, { enquiryId: enquiry.id, introductionId });
          if (isUnknown(found.row)) throw refuse('This introduction leaves in a moment.');
          await records.told(tx, found, by);
        };
        await once(() => changeIntroduced(deps, { reference, by, seen, introduces: true }, tell));
        return deskIntroductionsOf(db, reference);
      },
      async staffIntroductionDisclose({ params: { reference, introductionId }, body: { seen } }, call) {
        const by = staffActor(call);
        await withIntroduction(db, { reference, introductionId, seen }, async (tx, found) => {
          if (!talkingIntroductions.includes(found.row.status) || found.row.vendorHidden)
            throw refuse('This introduction is over already.');
          if (!(await records.ledger.disclose(tx, found, { act: 'staff', by })))
            throw refuse('The family has taken its details back from this vendor, or gave none.');
        });
        return deskIntroductionsOf(db, reference);
      },
      async staffReportAnswer({ params: { reference, introductionId }, body: { answer, seen } }, call) {
        const by = staffActor(call);
        await withIntroduction(db, { reference, introductionId, seen }, async (tx, { row }) => {
          if (!row.reportedAt) throw refuse('The vendor has reported nothing.');
          await tx
            .update(introductions)
            .set({ reportAnswer: answer, reportAnsweredAt: clock() })
            .where(eq(introductions.id, row.id));
          await recordStep(tx, { clock }, row, 'introduction.report_answered', { by, reference });
        });
        return deskIntroductionsOf(db, reference);
      },
    },
    queues: [held.queue],
    today: introductionsToday(db),
  };
}
