/**
 * @file Sending enquiries without loss or duplicates: a parcel is stored on the device before it is sent and deleted when its receipt is
 * known. After a closed tab, a dead battery, a lost network or a hotel's sign-in page it is still there; the next page that opens sends it
 * again under the same key, which the server answers with the first receipt.
 */
import { isApiError } from '#contract/api-error.ts';
import { checked } from '#contract/reply.ts';
import { api } from '#kit/api/api.ts';
import { deliveries, drop, keep, setReceipt } from './delivery-store.ts';
import { clearSentDraft } from '#kit/drafts/drafts.ts';
import { postEnquiry } from '#kit/api/enquiry-call.ts';
import { newKey } from '#kit/forms/new-key.ts';
import { withParcelLock } from './parcel-lock.ts';
import type { Parcel } from './delivery-shapes.ts';
import { isAccepted, isReceipt, type Thanks } from './receipt.ts';

/** Statuses that refuse the contents. */
const judging = [400, 409, 413, 415, 422];

/**
 * Returns whether a failure may be temporary, so that the parcel stays stored. A refusal with our own error body is final until the visitor
 * corrects the form; a bare status may come from any proxy on the way.
 */
export const mayPass = (error: unknown): boolean =>
  !isApiError(error) || error.said === null || !judging.includes(error.status);

/** Posts a parcel. Resolves to the receipt, which may be empty; null when it could not be read. */
export const post = ({ key, ...request }: Parcel): Promise<Thanks | null> =>
  checked<Thanks>(isAccepted, postEnquiry(api, request, key)).catch((error: unknown) => {
    if (isApiError(error) && error.code === 'unreadable') return null;
    throw error;
  });

/** Removes a delivered parcel. A receipt in the reply is stored to be shown. */
export const arrived = ({ key }: Parcel, answer: Thanks) =>
  isReceipt(answer)
    ? setReceipt({ reference: answer.reference, statusUrl: answer.statusUrl, key })
    : drop(key);

type Deliver = { parcel: Parcel; refusedIs: 'shown' | 'kept'; renewed?: boolean };

export async function deliver({ parcel, refusedIs, renewed = false }: Deliver): Promise<Thanks> {
  try {
    const answer = await post(parcel);
    if (answer) arrived(parcel, answer);
    else keep({ ...parcel, state: 'delivered', deliveredAt: Date.now() });
    clearSentDraft(parcel.draftId, parcel.payload);
    return answer ?? {};
  } catch (error) {
    // Another body under a known key is another enquiry, so it gets a new key, once.
    if (isApiError(error) && error.code === 'idempotency_conflict' && !renewed) {
      const other = { ...parcel, key: newKey() };
      drop(parcel.key);
      keep({ ...other, state: 'sending' });
      return deliver({ parcel: other, refusedIs, renewed: true });
    }
    if (mayPass(error)) keep({ ...parcel, state: 'waiting' });
    else if (refusedIs === 'kept') keep({ ...parcel, state: 'refused', reason: (error as Error).message });
    else drop(parcel.key);
    throw error;
  }
}

/**
 * Sends one parcel; empty when it was accepted with an unreadable reply. Rejects with the failure; the parcel then stays stored when the
 * failure may be temporary.
 */
export async function send(parcel: Parcel): Promise<Thanks> {
  keep({ ...parcel, state: 'sending' });
  return (await withParcelLock(parcel.key, true, () => deliver({ parcel, refusedIs: 'shown' })))!;
}

/** Returns the stored parcel with the same contents of this form, if any, so that sending it again is the same enquiry. */
export const keptTwin = (draftId: string, payload: Parcel['payload']): Parcel | undefined =>
  deliveries().parcels.find(
    (parcel) => parcel.draftId === draftId && JSON.stringify(parcel.payload) === JSON.stringify(payload),
  );
