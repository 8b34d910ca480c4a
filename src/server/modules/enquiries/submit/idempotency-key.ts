/** @file The key by which two requests are one enquiry. */
import type { FormContext } from '#contract/enquiries.ts';
import { t } from '#words/t.ts';
import type { Call } from '#platform/call.ts';
import { Problem } from '#platform/problem.ts';
import { subscriberOf } from '#platform/rate-limit.ts';
import { keyed, sha256 } from '#platform/secrets.ts';
import type { Payload } from '#modules/enquiries/record/enquiry-columns.ts';

/** `proves` when only the sender can know the key. */
export type IdempotencyKey = { key: string; proves: boolean };

/** The key gives access to the private link again, so that a guessable one is refused. */
const idempotencyKey = /^[\w-]{22,80}$/;

/** Returns the key in the headers, if any. @throws Problem bad_request for a guessable one */
export function idempotencyKeyOf({ headers }: Pick<Call, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key !== undefined && !idempotencyKey.test(key))
    throw new Problem('bad_request', {
      message: t('Idempotency-Key must be 22 to 80 random letters, digits, - or _, such as a UUID.'),
    });
  return key;
}

/** Returns a hash of the fields, independent of their order. */
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
 * Returns the client's key, which proves the sender; or, for a page posted without scripts, a key of this content from this address on this
 * day, since a reload posts it again. That one proves nothing: others may know the content.
 */
export function keyOf(
  sent: { idempotencyKey?: string; form: FormContext; ip: string; bodyHash: Buffer },
  { secretKey, now }: { secretKey: string; now: Date },
): IdempotencyKey | null {
  const { idempotencyKey: given, form, ip, bodyHash } = sent;
  if (given) return { key: given, proves: true };
  if (form.posted !== '1') return null;
  const words = [bodyHash.toString('hex'), subscriberOf(ip), now.toISOString().slice(0, 10)];
  return { key: `page-${keyed(secretKey, 'posted enquiry', words.join(' '))}`, proves: false };
}
