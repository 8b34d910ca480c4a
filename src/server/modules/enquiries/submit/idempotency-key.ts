/** @file What tells that two requests are one enquiry. */
import type { FormContext } from '#contract/enquiries.ts';
import { t } from '#words/t.ts';
import type { Call } from '#platform/call.ts';
import { Problem } from '#platform/problem.ts';
import { subscriberOf } from '#platform/rate-limit.ts';
import { keyed, sha256 } from '#platform/secrets.ts';
import type { Payload } from '#modules/enquiries/record/enquiry-columns.ts';

/** `proves` when nobody but the sender can know it. */
export type EnquiryKey = { key: string; proves: boolean };

/** Whoever knows the key is shown the private link again: one that can be guessed is none. */
const idempotencyKey = /^[\w-]{22,80}$/;

/** The key in the headers, if there is one. @throws Problem bad_request for one that could be guessed */
export function idempotencyKeyOf({ headers }: Pick<Call, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key !== undefined && !idempotencyKey.test(key))
    throw new Problem('bad_request', {
      message: t('Idempotency-Key must be 22 to 80 random letters, digits, - or _, such as a UUID.'),
    });
  return key;
}

/** The same for the same fields, in whatever order they came. */
export const bodyHashOf = (kindName: string, payload: Payload): Buffer =>
  sha256(
    JSON.stringify([
      kindName,
      ...Object.keys(payload)
        .toSorted()
        .map((name) => [name, payload[name]]),
    ]),
  );

/**
 * The key that the client made, which proves that it is the sender; or, for a page posted without scripts, one that stands for
 * these words from this address on this day, since a reload posts them again. That proves nothing: others may know the words.
 */
export function keyOf(
  sent: { idempotencyKey?: string; form: FormContext; ip: string; bodyHash: Buffer },
  { secretKey, now }: { secretKey: string; now: Date },
): EnquiryKey | null {
  const { idempotencyKey: given, form, ip, bodyHash } = sent;
  if (given) return { key: given, proves: true };
  if (form.posted !== '1') return null;
  const words = [bodyHash.toString('hex'), subscriberOf(ip), now.toISOString().slice(0, 10)];
  return { key: `page-${keyed(secretKey, 'posted enquiry', words.join(' '))}`, proves: false };
}
