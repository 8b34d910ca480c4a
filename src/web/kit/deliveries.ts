/**
 * @file What waits to be sent, and the last receipt: on this device, the same in every tab. Read anew before each change,
 * since another tab may have changed it. Where the device refuses to store, this tab remembers until it is closed.
 */
import { useSyncExternalStore } from 'react';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { recall, remember } from './device-store.ts';

/** One enquiry on its way. `key` makes the server answer a repeated sending with the first receipt. */
export type Parcel = {
  key: string;
  path: string;
  payload: Record<string, string>;
  /** What the form says about itself, for the header `x-form`. */
  form: string;
  /** The draft to forget once it is delivered. */
  draftId: string;
};
/** `sending` until an answer is known; `refused` will never be accepted as it is. */
export type KeptParcel = Parcel & { state: 'sending' | 'waiting' | 'refused'; reason?: string };
/** The last receipt, and which parcel it is for. */
export type KeptReceipt = EnquiryReceipt & { key: string };
/** `onDevice` is false when the parcels live in this tab alone. */
export type Deliveries = { parcels: readonly KeptParcel[]; receipt: KeptReceipt | null; onDevice: boolean };

const storageKey = 'deliveries';
const nothing: Deliveries = { parcels: [], receipt: null, onDevice: true };
const listeners = new Set<() => void>();
let last = nothing;
let lastText: string | null = null;
let inThisTab: Deliveries | null = null;

/** The state as it stands; the same object as long as nothing changed. */
export function deliveries(): Deliveries {
  if (inThisTab) return inThisTab;
  const stored = recall<Omit<Deliveries, 'onDevice'>>(storageKey);
  const text = JSON.stringify(stored);
  if (text !== lastText) {
    last = stored ? { ...nothing, ...stored } : nothing;
    lastText = text;
  }
  return last;
}

function change(next: Partial<Deliveries>): void {
  const state = { ...deliveries(), ...next };
  const kept = remember(storageKey, { parcels: state.parcels, receipt: state.receipt });
  inThisTab = kept ? null : { ...state, onDevice: false };
  for (const listener of listeners) listener();
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

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What waits and what arrived; nothing while the page is still the server's. */
export const useDeliveries = (): Deliveries => useSyncExternalStore(subscribe, deliveries, () => nothing);
