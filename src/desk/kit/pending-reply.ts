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

let pending: PendingReply | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: PendingReply | null): void {
  clearTimeout(timer);
  pending = next;
  for (const tell of listeners) tell();
}

/** Offers to take it back for as long as that is possible. */
export function offerUndo(reply: Omit<PendingReply, 'until'>): void {
  set({ ...reply, until: Date.now() + undoSeconds * 1000 });
  timer = setTimeout(() => set(null), undoSeconds * 1000);
}

export const endUndo = (): void => set(null);

export const usePendingReply = (): PendingReply | null =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    () => pending,
  );
