/** @file One enquiry worked at the desk: its calls, each answered with the enquiry as it is then. */
import type { enquiryDetailEndpoints } from '#contract/desk/enquiry-detail.ts';
import type { replyTemplateEndpoints } from '#contract/desk/reply-templates.ts';
import type { Call } from '#platform/call.ts';
import { staffActor, type Actor } from '#platform/events.ts';
import type { Jobs } from '#platform/jobs/job-types.ts';
import type { Module } from '#platform/module.ts';
import { createCloseReasons } from './close-reasons.ts';
import { createEnquiryDetail } from './enquiry-detail.ts';
import { createEnquiryFacts } from '#modules/enquiries/record/enquiry-facts.ts';
import type { Lifecycle } from '#modules/enquiries/record/enquiry-lifecycle.ts';
import { createEnquiryNotes } from './enquiry-notes.ts';
import { createEnquiryReplies } from './enquiry-replies.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';
import { createReplyTemplates } from './reply-templates.ts';

type DeskModule = Module<typeof enquiryDetailEndpoints & typeof replyTemplateEndpoints>;

/** Reading one enquiry, its facts, notes and answers, and the words kept ready for them. */
export function createEnquiryDesk(
  deps: EnquiryDependencies & { jobs: Pick<Jobs, 'send'> },
  lifecycle: Lifecycle,
): Pick<DeskModule, 'handlers' | 'queues'> {
  const detail = createEnquiryDetail(deps);
  const facts = createEnquiryFacts(deps);
  const notes = createEnquiryNotes(deps);
  const replies = createEnquiryReplies(deps, lifecycle);
  const templates = createReplyTemplates(deps);
  const reasons = createCloseReasons(deps);

  /** Does it, and answers the enquiry as it is then. */
  const then = async (reference: string, call: Call, act: (by: Actor) => Promise<void>) => {
    const by = staffActor(call);
    await act(by);
    return detail.read(reference, by);
  };

  return {
    queues: [replies.queue],
    handlers: {
      staffEnquiryRead: ({ params }, call) => detail.open(params.reference, staffActor(call)),
      staffTimelineList: ({ params, query }) => detail.earlier(params.reference, query),
      staffEnquiryChange: ({ params: { reference }, body }, call) =>
        then(reference, call, (by) => facts.change(reference, body, by)),
      staffEnquiryNote: ({ params: { reference }, body }, call) =>
        then(reference, call, (by) => notes.write(reference, body.text, by)),
      staffReplySend: ({ params: { reference }, body }, call) =>
        then(reference, call, (by) => replies.write(reference, body, by)),
      staffReplyUndo: ({ params: { reference, replyId } }, call) =>
        then(reference, call, (by) => replies.undo(reference, replyId, by)),
      staffTemplateList: () => templates.list(),
      staffTemplateAdd: ({ body }, call) => templates.add(body, staffActor(call)),
      staffTemplateChange: ({ params, body }, call) =>
        templates.change(params.templateId, body, staffActor(call)),
      staffTemplateRemove: ({ params, query }, call) =>
        templates.remove(params.templateId, query.version, staffActor(call)),
      staffCloseReasonList: () => reasons.list(),
      staffCloseReasonSet: ({ body }, call) => reasons.set(body.reasons, staffActor(call)),
    },
  };
}
