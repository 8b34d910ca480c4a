/** @file How many uploads of vendors and families are under way at a time: in this process, of one account, and behind one address. */
import { t } from '#words/t.ts';
import type { Call } from '../call.ts';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { createInFlightBounds } from '../in-flight.ts';
import { subscriberOf } from '../rate-limit.ts';

/** Each upload under way holds a file in memory; more than these are asked to come again. */
const uploadsAtATime = { running: 12, waiting: 0 };
/** Of these one vendor has few, from two windows, and so have those behind one address. */
const uploadsOfAccount = 2;
const uploadsOfAddress = 4;
const othersUnderway = t('Your other pictures are still on their way. Please wait a moment, then try again.');

/** Runs an upload, or throws Problem too_many_requests or unavailable at once. */
export type UploadGate = <T>(call: Pick<Call, 'session' | 'ip'>, upload: () => Promise<T>) => Promise<T>;

/** Returns the gate of one process. */
export function createUploadGate(): UploadGate {
  const uploads = createConcurrencyLimit(uploadsAtATime);
  const underway = createInFlightBounds(othersUnderway);
  return ({ session, ip }, upload) =>
    underway.run(
      [
        ...(session ? [{ who: `account ${session.accountId}`, max: uploadsOfAccount }] : []),
        { who: `address ${subscriberOf(ip)}`, max: uploadsOfAddress },
      ],
      () => uploads.run(upload),
    );
}
