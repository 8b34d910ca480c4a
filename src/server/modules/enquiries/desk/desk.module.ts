/** @file Enquiries at the desk: the list, one enquiry and its steps, answers by mail and duplicates. */
import { changes } from '#domain/enquiries/enquiry-changes.ts';
import type { duplicateEndpoints } from '#contract/desk/duplicates.ts';
import type { gstRateEndpoints } from '#contract/desk/gst-rates.ts';
import type { enquiryDetailEndpoints } from '#contract/desk/enquiry-detail.ts';
import type { enquiryBulkEndpoints } from '#contract/desk/enquiry-bulk.ts';
import type { workingSetEndpoints } from '#contract/desk/working-set.ts';
import type { savedViewEndpoints } from '#contract/desk/saved-views.ts';
import type { enquiryListEndpoints } from '#contract/desk/enquiry-list.ts';
import type { replyTemplateEndpoints } from '#contract/desk/reply-templates.ts';
import type { staffEndpoints } from '#contract/staff.ts';
import type { Call } from '#platform/call.ts';
import { once, staffActor, type Actor, recordEvent } from '#platform/events.ts';
import type { Jobs } from '#platform/jobs/job-types.ts';
import { sightOf } from '#platform/masked-search.ts';
import type { Module } from '#platform/module.ts';
import { lastSaidOf } from '#platform/said.ts';
import type { Lifecycle } from '#modules/enquiries/effects/enquiry-lifecycle.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';
import { findEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import { createComparing } from './compare-texts.ts';
import { createEnquiryBulk } from './enquiry-bulk.ts';
import { createEnquiryDetail } from './enquiry-detail.ts';
import { createDuplicates } from './enquiry-duplicates.ts';
import { createEnquiryExport } from './enquiry-export.ts';
import { createEnquiryFacts, listColleagues } from './enquiry-facts.ts';
import { createEnquiryList } from './enquiry-list.ts';
import { createMerging } from './enquiry-merge.ts';
import { createEnquiryReplies } from './enquiry-replies.ts';
import { enquiriesToday } from './enquiry-today.ts';
import { createGstRates } from './gst-rate-table.ts';
import { createReplyTemplates } from './reply-templates.ts';
import { createSavedViews } from './saved-views.ts';
import { shownToStaff } from './shown-to-staff.ts';
import { createWorkingSet } from './working-set.ts';
import { sql } from '#platform/db/drizzle.ts';
import { listCloseReasons } from '#modules/enquiries/record/close-reasons.ts';
import { closeReasons } from '#platform/db/tables.ts';

/** Lists and sets the reasons for closing; the defaults apply until the staff sets any. */
const createCloseReasons = ({ db, clock }: Pick<EnquiryDependencies, 'db' | 'clock'>) => ({
  list: () => listCloseReasons(db),

  async set(reasons: string[], by: Actor): Promise<string[]> {
    await db.transaction(async (tx) => {
      // Of two concurrent changes, the later list is stored whole.
      await tx.execute(sql`lock table ${closeReasons} in share row exclusive mode`);
      await tx.delete(closeReasons);
      await tx.insert(closeReasons).values(reasons.map((label, position) => ({ label, position })));
      await recordEvent(tx, { type: 'reasons.changed', by, on: { kind: 'desk' }, at: clock() });
    });
    return reasons;
  },
});

type Endpoints = typeof enquiryDetailEndpoints &
  typeof replyTemplateEndpoints &
  typeof gstRateEndpoints &
  typeof enquiryListEndpoints &
  typeof enquiryBulkEndpoints &
  typeof savedViewEndpoints &
  typeof workingSetEndpoints &
  typeof duplicateEndpoints &
  Pick<typeof staffEndpoints, 'staffEnquiryUpdate'>;

export function createDeskEnquiries(
  deps: EnquiryDependencies & IntroductionDependencies & { jobs: Pick<Jobs, 'send'> },
  lifecycle: Lifecycle,
): Module<Endpoints> & { due: { compareTexts: () => Promise<void> } } {
  const { db } = deps;
  const list = createEnquiryList(deps);
  const workingSet = createWorkingSet(deps);
  const views = createSavedViews(db);
  const bulk = createEnquiryBulk(deps, lifecycle);
  const exported = createEnquiryExport(deps);
  const detail = createEnquiryDetail(deps);
  const facts = createEnquiryFacts(deps);
  const replies = createEnquiryReplies(deps);
  const templates = createReplyTemplates(deps);
  const reasons = createCloseReasons(deps);
  const gst = createGstRates(deps);
  const duplicates = createDuplicates(db);
  const merging = createMerging(deps);
  const compareTexts = createComparing(db);

  /** Runs `act` and returns the changed enquiry. */
  const answerAfter = async (reference: string, call: Call, act: (by: Actor) => Promise<void>) => {
    const by = staffActor(call);
    await once(() => act(by));
    return detail.read(reference, by);
  };

  return {
    queues: [replies.queue],
    jobs: [{ name: 'enquiry-texts', cron: '* * * * *', task: compareTexts }],
    due: { compareTexts },
    today: enquiriesToday(db),
    handlers: {
      staffEnquiryList: ({ query }, call) => list.page(query, staffActor(call), sightOf(call)),
      staffWorkingSet: ({ query }, call) => workingSet.page(query.cursor, staffActor(call)),
      staffWorkingSetChanges: ({ query }, call) => workingSet.changes(query.since, staffActor(call)),
      staffEnquiryBulk: ({ body: { references, action, seen } }, call) =>
        bulk.run(references, action, { by: staffActor(call), seen }),
      staffEnquiryExport: ({ query }, call) => exported.csv(query, staffActor(call), sightOf(call)),
      staffSavedViewList: (_, call) => views.list(call),
      staffSavedViewAdd: ({ body }, call) => views.add(call, body),
      staffSavedViewChange: ({ params, body }, call) => views.change(call, params.viewId, body),
      staffSavedViewRemove: ({ params }, call) => views.remove(call, params.viewId),
      staffColleagueList: () => listColleagues(db),
      async staffEnquiryUpdate({ params: { reference }, body: { status, ...given } }, call) {
        const enquiry = await findEnquiry(db, { reference });
        const by = staffActor(call);
        const changed = await once(() => lifecycle.change(enquiry, changes.staff[status], { by, ...given }));
        return shownToStaff(
          changed ?? (await findEnquiry(db, { reference })),
          await lastSaidOf(db, reference),
        );
      },
      staffDuplicateList: ({ params }) => duplicates.of(params.reference),
      staffDuplicatePairs: () => duplicates.pairs(),
      async staffEnquiryMerge({ params: { reference }, body }, call) {
        await merging.merge(reference, body, staffActor(call));
        return duplicates.of(reference);
      },
      async staffEnquiryUnmerge({ params: { reference }, query: { seen } }, call) {
        await merging.unmerge(reference, seen, staffActor(call));
        return duplicates.of(reference);
      },
      staffEnquiryRead: ({ params }, call) => detail.open(params.reference, staffActor(call)),
      staffTimelineList: ({ params, query }) => detail.earlier(params.reference, query),
      staffEnquiryChange: ({ params: { reference }, body }, call) =>
        answerAfter(reference, call, (by) => facts.change(reference, body, by)),
      staffEnquiryNote: ({ params: { reference }, body }, call) =>
        answerAfter(reference, call, (by) => facts.note(reference, body.text, by)),
      staffReplySend: ({ params: { reference }, body }, call) =>
        answerAfter(reference, call, (by) => replies.write(reference, body, by)),
      staffReplyUndo: ({ params: { reference, replyId } }, call) =>
        answerAfter(reference, call, (by) => replies.undo(reference, replyId, by)),
      staffTemplateList: () => templates.list(),
      staffTemplateAdd: ({ body }, call) => templates.add(body, staffActor(call)),
      staffTemplateChange: ({ params, body }, call) =>
        templates.change(params.templateId, body, staffActor(call)),
      staffTemplateRemove: ({ params, query }, call) =>
        templates.remove(params.templateId, query.version, staffActor(call)),
      staffGstRateList: () => gst.list(),
      staffGstRateSet: ({ body }, call) => gst.set(body, staffActor(call)),
      staffGstRateRemove: ({ query }, call) => gst.remove(query, staffActor(call)),
      staffCloseReasonList: () => reasons.list(),
      staffCloseReasonSet: ({ body }, call) => reasons.set(body.reasons, staffActor(call)),
    },
  };
}
