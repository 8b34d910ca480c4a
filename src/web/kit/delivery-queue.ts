/**
 * @file Sending enquiries so that none is lost and none comes twice: a parcel is kept on the device before it is sent and
 * forgotten when an answer is known. A closed tab, a dead battery or a lost network leave it there; the next page that opens
 * sends it again under the same key, which the server answers with the first receipt.
 */
import { isApiError } from '#contract/client.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { api } from './api.ts';
import { deliveries, drop, keep, setReceipt, type Parcel } from './deliveries.ts';
import { clearSentDraft } from './drafts.ts';
import { newKey } from './new-key.ts';

/** True when the failure may pass: then the parcel is kept; a refusal of its contents is the visitor's to mend. */
export const mayPass = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);

/** One sender at a time for each parcel, over all tabs. Null when another has it and `patient` is false. */
const holding = <T>(key: string, patient: boolean, work: () => Promise<T>): Promise<T | null> =>
  navigator.locks
    ? navigator.locks.request(`parcel:${key}`, { ifAvailable: !patient }, (lock) => (lock ? work() : null))
    : work();

const post = ({ key, path, payload, form }: Parcel) =>
  api.enquire(path, payload, { headers: { 'idempotency-key': key, 'x-form': form } });

/** Other words under a known key are another enquiry: they get a key of their own. */
async function postOnce(parcel: Parcel): Promise<{ receipt: EnquiryReceipt; parcel: Parcel }> {
  try {
    return { receipt: await post(parcel), parcel };
  } catch (error) {
    if (!isApiError(error) || error.code !== 'idempotency_conflict') throw error;
    drop(parcel.key);
    const renewed = { ...parcel, key: newKey() };
    keep({ ...renewed, state: 'sending' });
    return { receipt: await post(renewed), parcel: renewed };
  }
}

async function deliver(parcel: Parcel, refusedIs: 'shown' | 'kept'): Promise<EnquiryReceipt> {
  try {
    const { receipt, parcel: sent } = await postOnce(parcel);
    setReceipt({ ...receipt, key: sent.key });
    clearSentDraft(sent.draftId, sent.payload);
    return receipt;
  } catch (error) {
    if (mayPass(error)) keep({ ...parcel, state: 'waiting' });
    else if (refusedIs === 'kept') keep({ ...parcel, state: 'refused', reason: (error as Error).message });
    else drop(parcel.key);
    throw error;
  }
}

/** Sends one parcel. Rejects with the failure; the parcel is then kept when the failure may pass. */
export async function send(parcel: Parcel): Promise<EnquiryReceipt> {
  keep({ ...parcel, state: 'sending' });
  return (await holding(parcel.key, true, () => deliver(parcel, 'shown')))!;
}

/** Sends all that is kept and that no tab is sending just now. Never rejects. */
export async function flush(): Promise<void> {
  for (const { state, ...parcel } of deliveries().parcels) {
    if (state === 'refused') continue;
    // Read again under the lock: another tab may have delivered it meanwhile.
    const work = async () =>
      deliveries().parcels.some(({ key }) => key === parcel.key) && void (await deliver(parcel, 'kept'));
    await holding(parcel.key, false, work).catch(() => undefined);
  }
}

/** The parcel that already holds these words of this form, so that sending them again is the same enquiry. */
export const keptTwin = (draftId: string, payload: Parcel['payload']): Parcel | undefined =>
  deliveries().parcels.find(
    (parcel) => parcel.draftId === draftId && JSON.stringify(parcel.payload) === JSON.stringify(payload),
  );
