/** @file Enquiries that could not be sent yet: kept on this device, sent once when the network is back. */
import { useSyncExternalStore } from 'react';
import { isApiError } from '#contract/client.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { api } from './api.ts';
import { recall, remember } from './device-store.ts';

/** One enquiry on its way. `key` makes the server answer a repeated sending with the first receipt. */
export type Parcel = { key: string; path: string; payload: Record<string, string>; form: string };
type State = { unsent: readonly Parcel[]; receipt: EnquiryReceipt | null };

const unsentKey = 'unsent';
const receiptKey = 'receipt';
const empty: State = { unsent: [], receipt: null };
let state: State | undefined;
const listeners = new Set<() => void>();

const current = (): State =>
  (state ??= { unsent: recall<Parcel[]>(unsentKey) ?? [], receipt: recall<EnquiryReceipt>(receiptKey) });

function change(next: Partial<State>): void {
  state = { ...current(), ...next };
  remember(unsentKey, state.unsent);
  remember(receiptKey, state.receipt);
  for (const listener of listeners) listener();
}

/** True when the failure may pass: then the parcel is kept; a refusal of its contents is the visitor's to mend. */
export const mayPass = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Sends one parcel. Rejects with the failure; the parcel is then kept when the failure may pass. */
export async function send(parcel: Parcel): Promise<EnquiryReceipt> {
  try {
    const receipt = await api.enquire(parcel.path, parcel.payload, {
      headers: { 'idempotency-key': parcel.key, 'x-form': parcel.form },
    });
    change({ unsent: current().unsent.filter(({ key }) => key !== parcel.key), receipt });
    return receipt;
  } catch (error) {
    const others = current().unsent.filter(({ key }) => key !== parcel.key);
    change({ unsent: mayPass(error) ? [...others, parcel] : others });
    throw error;
  }
}

/** Forgets a kept parcel, because its form was changed and will be sent anew. */
export const discard = (parcelKey: string): void =>
  change({ unsent: current().unsent.filter(({ key }) => key !== parcelKey) });

/** Sends all that is kept; one tab at a time. */
export function flush(): Promise<void> {
  const sendAll = async () => {
    state = undefined;
    for (const parcel of current().unsent) await send(parcel).catch(() => undefined);
  };
  return navigator.locks ? navigator.locks.request('delivery', sendAll) : sendAll();
}

/** The receipt has been seen. */
export const dismissReceipt = (): void => change({ receipt: null });

function subscribe(listener: () => void) {
  const reread = () => {
    state = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', reread);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', reread);
  };
}

/** What waits to be sent, and the last receipt; nothing while the page is still the server's. */
export const useDeliveries = (): State => useSyncExternalStore(subscribe, current, () => empty);
