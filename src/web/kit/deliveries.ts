/**
 * @file What waits to be sent, and the last receipt: on this device, the same in every tab. Read anew before each change,
 * since another tab may have changed it. Where the device refuses to store, this tab remembers until it is closed.
 */
import { useSyncExternalStore } from 'react';
import { subscribeToDeliveries, tellOfDeliveries, deliveriesKey } from './deliveries-signal.ts';
import { forget, isOnDevice, recall, recallText, remember } from './device-store.ts';
import { keptDeliveries, type KeptParcel, type KeptReceipt } from './kept-deliveries.ts';

/** `onDevice` is false when the parcels live in this tab alone. */
export type Deliveries = { parcels: readonly KeptParcel[]; receipt: KeptReceipt | null; onDevice: boolean };

const nothing: Deliveries = { parcels: [], receipt: null, onDevice: true };
let last = nothing;
let lastText: string | null = null;

/** The state as it stands; the same object as long as nothing changed. */
export function deliveries(): Deliveries {
  const text = recallText(deliveriesKey);
  const onDevice = isOnDevice(deliveriesKey);
  if (text !== lastText || onDevice !== last.onDevice) {
    last = text === null ? nothing : { ...keptDeliveries(recall(deliveriesKey)), onDevice };
    lastText = text;
  }
  return last;
}

function change(next: Partial<Deliveries>): void {
  const { parcels, receipt } = { ...deliveries(), ...next };
  if (parcels.length > 0 || receipt) remember(deliveriesKey, { parcels, receipt });
  else forget(deliveriesKey);
  tellOfDeliveries();
}

const without = (key: string) => deliveries().parcels.filter((parcel) => parcel.key !== key);

/** Keeps a parcel, in place of an older state of it. */
export const keep = (parcel: KeptParcel): void => change({ parcels: [...without(parcel.key), parcel] });
/** Forgets a parcel: it was delivered, or its form will be sent anew. */
export const drop = (key: string): void => {
  if (deliveries().parcels.some((parcel) => parcel.key === key)) change({ parcels: without(key) });
};
/** The parcel is delivered. */
export const setReceipt = (receipt: KeptReceipt): void => change({ parcels: without(receipt.key), receipt });
/** The receipt has been seen. */
export const dismissReceipt = (): void => change({ receipt: null });

/** What waits and what arrived; nothing while the page is still the server's. */
export const useDeliveries = (): Deliveries =>
  useSyncExternalStore(subscribeToDeliveries, deliveries, () => nothing);
