/** @file One act on several enquiries by one request, which waits its turn in the queue of each. */
import type { EnquiryBulkResult } from '#contract/desk/enquiry-bulk.ts';
import { newKey } from '#kit/forms/new-key.ts';
import { later, queueOf, type How } from './act-queue.ts';
import { stateOf } from './action.ts';
import { overLostLine } from './lost-line.ts';
import { setRefusal } from './shown-acts.ts';

/** Refused for this enquiry alone. */
class Refused extends Error {
  override name = 'Refused';
}
/** Last messages by reference, as their author has seen them. */
type Seen = Readonly<Record<string, string | null>>;
type Send = (references: readonly string[], seen: Seen, key: string) => Promise<readonly EnquiryBulkResult[]>;

/**
 * Acts on enquiries once the earlier acts on each are over; enquiries with a refused one are left out. A refusal is shown beside its row.
 * Resolves to the results of those that were asked for.
 */
export async function actTogether(
  references: readonly string[],
  send: Send,
  { saidOf, ...how }: How & { saidOf: (reference: string) => string | null },
): Promise<readonly EnquiryBulkResult[]> {
  const key = newKey();
  const seen: Record<string, string | null> = {};
  const asked = Promise.withResolvers<readonly EnquiryBulkResult[]>();
  // Its failure is that of each act.
  asked.promise.catch(() => undefined);
  let missing = references.length;
  const arrive = () => {
    missing -= 1;
    if (missing > 0) return;
    const those = Object.keys(seen);
    const sent = those.length === 0 ? Promise.resolve([]) : overLostLine(() => send(those, seen, key));
    void sent.then(asked.resolve, asked.reject);
  };
  const actOn = async (reference: string) => {
    let isTried = false;
    try {
      await queueOf(reference).add(async (known) => {
        isTried = true;
        // Of what its row shows, and of what was said from here since.
        seen[reference] = later(saidOf(reference), known.seen);
        arrive();
        const result = (await asked.promise).find((one) => one.reference === reference);
        if (!result?.done) throw new Refused(result?.why ?? 'This was not done.');
        return { version: result.version ?? undefined, said: result.said };
      }, how);
    } catch (error) {
      if (!isTried) arrive();
      setRefusal(reference, error instanceof Refused ? error.message : stateOf(error).failure);
    }
  };
  await Promise.all(references.map(actOn));
  return asked.promise;
}
