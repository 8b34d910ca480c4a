/** @file Acts that were just done and can still be undone, on every page of the desk: answers and introductions. */
import { undoSeconds } from '#facts/undo.ts';
import type { Leaving } from '#domain/enquiries/leaving.ts';
import { createStore } from './store.ts';

type Pending = { id: string; reference: string; until: number };
/** An answer that can be written anew, or introductions of one act. */
export type PendingAct =
  | (Pending & { kind: 'reply'; leaves: Leaving; subject: string; text: string })
  | (Pending & { kind: 'introduction'; count: number });
type Offered<T> = T extends Pending ? Omit<T, 'until'> : never;

/** An answer being sent, or undelivered. */
export type Sending = { reference: string; state: 'sending' | 'unsent' };

const pending = createStore<readonly PendingAct[]>([]);
const sending = createStore<Sending | null>(null);

/** Ends the offer to undo an act. */
export const endUndo = (id: string): void => pending.set(pending.get().filter((one) => one.id !== id));

/** Offers the undo for as long as it is possible. */
export function offerUndo(act: Offered<PendingAct>): void {
  if (act.kind === 'reply') sending.set(null);
  const offered: PendingAct = { ...act, until: Date.now() + undoSeconds * 1000 };
  pending.set([...pending.get(), offered]);
  setTimeout(() => endUndo(act.id), undoSeconds * 1000);
}

/** Announces that an answer is being sent. */
export const tellSending = (reference: string): void => sending.set({ reference, state: 'sending' });
/** Announces a failure; with a reference, the enquiry where the text waits, when it is out of sight. */
export const tellUnsent = (reference: string | null): void =>
  sending.set(reference === null ? null : { reference, state: 'unsent' });

/** Returns the acts that can be undone, the latest last. */
export const usePendingActs = pending.use;
export const useSendingReply = sending.use;
