/** @file Resends stored deliveries. Separate from the first sending, which is part of a form: this loads with the delivery bar. */
import { dayMs } from '#facts/time.ts';
import { deliveries, drop } from './delivery-store.ts';
import { arrived, deliver, mayPass, post } from './delivery-sending.ts';
import type { KeptParcel } from './delivery-shapes.ts';
import { withParcelLock } from './parcel-lock.ts';

/** Period in which an unreadable receipt is requested again. */
const askForReceiptMs = 7 * dayMs;

/** Requests the receipt of an accepted enquiry. It is never sent as a new enquiry, and a failure is silent. */
async function fetchReceipt({ deliveredAt = 0, ...parcel }: KeptParcel): Promise<void> {
  if (Date.now() - deliveredAt > askForReceiptMs) return drop(parcel.key);
  try {
    const answer = await post(parcel);
    if (answer) arrived(parcel, answer);
  } catch (error) {
    if (!mayPass(error)) drop(parcel.key);
  }
}

/**
 * Sends all pending deliveries. What a tab is sending at the moment is passed over, or, where a visitor asks for it, waited for: that
 * attempt may fail, and the next one would be half a minute away. Never rejects.
 */
export async function flush({ waits = false } = {}): Promise<void> {
  for (const { key, state } of deliveries().parcels) {
    if (state === 'refused') continue;
    const work = async () => {
      // Read again under the lock: another tab may have delivered it meanwhile.
      const parcel = deliveries().parcels.find((kept) => kept.key === key);
      if (parcel?.state === 'delivered') await fetchReceipt(parcel);
      else if (parcel) await deliver({ parcel, refusedIs: 'kept' });
    };
    await withParcelLock(key, waits, work).catch(() => undefined);
  }
}
