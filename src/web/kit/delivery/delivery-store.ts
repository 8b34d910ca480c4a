/**
 * @file The pending deliveries and the last receipt, stored on this device for all tabs. They are read again before each change,
 * since another tab may have changed them. Where storage is refused, this tab keeps them in memory until it is closed.
 */
import { useSyncExternalStore } from 'react';
import { deliveriesSignal } from '#kit/device/stored-signal.ts';
import { forget, isOnDevice, recall, recallText, remember } from '#kit/device/device-store.ts';
import { keptDeliveries, type KeptParcel, type KeptReceipt } from './delivery-shapes.ts';

/** `onDevice` is false when the parcels are in the memory of this tab alone. */
export type Deliveries = { parcels: readonly KeptParcel[]; receipt: KeptReceipt | null; onDevice: boolean };

const nothing: Deliveries = { parcels: [], receipt: null, onDevice: true };
let last = nothing;
let lastText: string | null = null;

/** Returns the present state; the same object as long as nothing changed. */
export function deliveries(): Deliveries {
  const text = recallText(deliveriesSignal.key);
  const onDevice = isOnDevice(deliveriesSignal.key);
  if (text !== lastText || onDevice !== last.onDevice) {
    last = text === null ? nothing : { ...keptDeliveries(recall(deliveriesSignal.key)), onDevice };
    lastText = text;
  }
  return last;
}

function change(next: Partial<Deliveries>): void {
  const { parcels, receipt } = { ...deliveries(), ...next };
  if (parcels.length > 0 || receipt) remember(deliveriesSignal.key, { parcels, receipt });
  else forget(deliveriesSignal.key);
  deliveriesSignal.notify();
}

const without = (key: string) => deliveries().parcels.filter((parcel) => parcel.key !== key);

/**
 * Stores a parcel, in place of an older state of it.
 * @where Where does the browser store a form that could not be sent?
 */
export const keep = (parcel: KeptParcel): void => change({ parcels: [...without(parcel.key), parcel] });
/** Removes a parcel: it was delivered, or its form will be sent again. */
export const drop = (key: string): void => {
  if (deliveries().parcels.some((parcel) => parcel.key === key)) change({ parcels: without(key) });
};
/** Removes a delivered parcel and stores its receipt. */
export const setReceipt = (receipt: KeptReceipt): void => change({ parcels: without(receipt.key), receipt });
/** Removes the receipt after it was seen. */
export const dismissReceipt = (): void => change({ receipt: null });

/** Returns the pending deliveries and the receipt; empty before hydration. */
export const useDeliveries = (): Deliveries =>
  useSyncExternalStore(deliveriesSignal.subscribe, deliveries, () => nothing);
