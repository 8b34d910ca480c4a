import type { enquiryEndpoints } from '#contract/enquiries.ts';
import { enquiryKindNames, type EnquiryKindName } from '#contract/enquiry-kinds.ts';
import type { Call, Handler } from '#platform/call.ts';
import { Problem } from '#platform/problem.ts';
import { formContextOf } from '#platform/spam-check.ts';
import type { EnquiryService } from './enquiry.service.ts';

/** Whoever knows the key is shown the private link again: one that can be guessed is none. */
const idempotencyKey = /^[\w-]{22,80}$/;

function keyOf({ headers }: Call): string | undefined {
  const key = headers['idempotency-key'];
  if (key !== undefined && !idempotencyKey.test(key))
    throw new Problem('bad_request', {
      message: 'Idempotency-Key must be 22 to 80 random letters, digits, - or _, such as a UUID.',
    });
  return key;
}

/** One handler for each kind of the registry. */
export const enquiryHandlers = (service: EnquiryService) =>
  Object.fromEntries(
    enquiryKindNames.map((kindName) => [
      kindName,
      ({ body }, call) =>
        service.submit({
          kindName,
          payload: body,
          form: formContextOf(call),
          idempotencyKey: keyOf(call),
          ip: call.ip,
        }),
    ]),
  ) as Record<EnquiryKindName, Handler<(typeof enquiryEndpoints)[EnquiryKindName]>>;
