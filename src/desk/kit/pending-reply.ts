/** @file The answer that was just written and can still be undone, on every page of the desk. */
import { useSyncExternalStore } from 'react';
import { undoSeconds } from '#facts/undo.ts';

export type PendingReply = {
  reference: string;
  replyId: string;
  subject: string;
  text: string;
  until: number;
};

/** An answer being sent, or undelivered. */
export type Sending = { reference: string; state: 'sending' | 'unsent' };

let pending: PendingReply | null = null;
let sending: Sending | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: PendingReply | null): void {
  clearTimeout(timer);
  pending = next;
  for (const tell of listeners) tell();
}

/** Offers the undo for as long as it is possible. */
export function offerUndo(reply: Omit<PendingReply, 'until'>): void {
  sending = null;
  set({ ...reply, until: Date.now() + undoSeconds * 1000 });
  timer = setTimeout(() => set(null), undoSeconds * 1000);
}

export const endUndo = (): void => set(null);

/** Announces that an answer is being sent. */
export function tellSending(reference: string): void {
  sending = { reference, state: 'sending' };
  set(null);
}
/** Announces a failure; with a reference, the enquiry where the text waits, when it is out of sight. */
export function tellUnsent(reference: string | null): void {
  sending = reference === null ? null : { reference, state: 'unsent' };
  set(null);
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

export const usePendingReply = (): PendingReply | null => useSyncExternalStore(subscribe, () => pending);
export const useSendingReply = (): Sending | null => useSyncExternalStore(subscribe, () => sending);
