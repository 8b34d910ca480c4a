/** @file The answer that was just written and can still be taken back, wherever at the desk one is by then. */
import { useSyncExternalStore } from 'react';
import { undoSeconds } from '#facts/undo.ts';

export type PendingReply = {
  reference: string;
  replyId: string;
  subject: string;
  text: string;
  until: number;
};

/** An answer that is on its way to the server, or did not arrive. */
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

/** Offers to take it back for as long as that is possible. */
export function offerUndo(reply: Omit<PendingReply, 'until'>): void {
  sending = null;
  set({ ...reply, until: Date.now() + undoSeconds * 1000 });
  timer = setTimeout(() => set(null), undoSeconds * 1000);
}

export const endUndo = (): void => set(null);

/** An answer is on its way. */
export function tellSending(reference: string): void {
  sending = { reference, state: 'sending' };
  set(null);
}
/** It did not arrive; with a reference, where its text waits, since that is no longer in sight. */
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
