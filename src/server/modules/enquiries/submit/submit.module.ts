/** @file Sending an enquiry of any kind. */
import { enquiryKindNames, type EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import type { enquiryEndpoints } from '#contract/enquiries.ts';
import { formContextOf } from '#contract/spam-check.ts';
import type { Handler } from '#platform/call.ts';
import type { Module } from '#platform/module.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';
import type { Notifications } from '#modules/enquiries/effects/enquiry-notifications.ts';
import type { Introductions } from '#modules/enquiries/vendor/introductions.ts';
import { tellSetAside } from './enquiry-set-aside.ts';
import { createEnquirySubmission } from './enquiry-submit.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';

type KindEndpoints = { [K in EnquiryKindName]: (typeof enquiryEndpoints)[K] };

export function createEnquirySubmit(
  deps: EnquiryDependencies,
  siblings: { notifications: Notifications; introductions: Introductions },
): Module<KindEndpoints> {
  const { submit } = createEnquirySubmission(deps, siblings);
  const send =
    (kindName: EnquiryKindName): Handler<KindEndpoints[EnquiryKindName]> =>
    ({ body }, call) =>
      submit({
        kindName,
        payload: body,
        form: formContextOf(call.headers),
        idempotencyKey: idempotencyKeyOf(call),
        ip: call.ip,
      });
  return {
    handlers: Object.fromEntries(enquiryKindNames.map((kindName) => [kindName, send(kindName)])) as Record<
      EnquiryKindName,
      ReturnType<typeof send>
    >,
    jobs: [{ name: 'enquiries-set-aside', cron: '7,37 * * * *', task: () => tellSetAside(deps) }],
  };
}
