/**
 * @file Vendors' replies to families, stored on the device before they are sent and deleted when the server has them: after a dead network,
 * a closed tab or a lost answer a reply is still there, and is sent again under the same key, which the server stores once.
 */
import { useSyncExternalStore } from 'react';
import { isApiError } from '#contract/api-error.ts';
import { isText } from '#domain/formats/fields.ts';
import {
  declineReasons,
  introductionOutcomes,
  type DeclineReason,
  type IntroductionOutcome,
} from '#domain/enquiries/introduction-changes.ts';
import type { VendorHeld } from '#contract/held-acts.ts';
import { checked } from '#contract/reply.ts';
import { hasShape, isLike, isListOf, isOneOf, orNull } from '#contract/shape.ts';
import type { InboxEnquiry } from '#contract/workshop-enquiries.ts';
import { maxLength } from '#facts/limits.ts';
import { api } from '#kit/api/api.ts';
import { noteRequest } from '#kit/api/own-inbox.ts';
import { isSessionOver, NotSignedIn, signed } from '#kit/api/authenticated.ts';
import { forget, recall, recallText, remember } from '#kit/device/device-store.ts';
import { newKey } from '#kit/forms/new-key.ts';
import { withParcelLock } from '#kit/delivery/parcel-lock.ts';
import { ownVendorId } from '#kit/session/session.ts';
import { isHeldReply } from './is-held-reply.ts';
import { shaped } from '#kit/api/shape-reply.ts';
import { repliesSignal } from '#kit/device/stored-signal.ts';
import { isUnreached } from '#kit/api/use-answer.ts';

/** A message; with a reason to decline, the refusal of the request; with an outcome, what became of it. */
export type WaitingReply = {
  key: string;
  vendorId: string;
  introductionId: string;
  text: string;
  pictures: string[];
  declined: DeclineReason | null;
  /** Absent in replies from before it could wait. */
  outcome?: IntroductionOutcome | undefined;
  /** The server's reason for refusing it; null while it waits. */
  refused: string | null;
};

const repliesMax = 50;
const isId = isLike(/^[\w-]{1,64}$/);
const isReply = hasShape<WaitingReply>({
  key: isLike(/^[\w-]{8,64}$/),
  vendorId: isId,
  introductionId: isId,
  text: (value): value is string => isText(value) && value.length <= maxLength.message,
  pictures: isListOf(isId),
  declined: orNull(isOneOf(declineReasons)),
  outcome: isOneOf([...introductionOutcomes, undefined]),
  refused: orNull(isText),
});

const nothing: readonly WaitingReply[] = [];
let last = nothing;
let lastText: string | null = null;

/** Returns the replies in the order of writing; the same array as long as nothing changed. */
function replies(): readonly WaitingReply[] {
  const text = recallText(repliesSignal.key);
  if (text !== lastText) {
    const kept = recall(repliesSignal.key);
    last = Array.isArray(kept) ? kept.filter(isReply) : nothing;
    lastText = text;
  }
  return last;
}

function store(next: readonly WaitingReply[]): void {
  if (next.length > 0) remember(repliesSignal.key, next);
  else forget(repliesSignal.key);
  repliesSignal.notify();
}
const change = (key: string, to: Partial<WaitingReply>) =>
  store(replies().map((one) => (one.key === key ? { ...one, ...to } : one)));

/** Deletes a reply: it has arrived, or its writer discards it. */
export const dropReply = (key: string): void => store(replies().filter((one) => one.key !== key));

/** Returns this device's waiting and refused replies; nothing before hydration. */
export const useReplies = (): readonly WaitingReply[] =>
  useSyncExternalStore(repliesSignal.subscribe, replies, () => nothing);

const isEnquiry = (value: unknown): value is InboxEnquiry => shaped('InboxEnquiry', value) !== undefined;

const hold = (introductionId: string, body: VendorHeld) =>
  checked(
    isHeldReply,
    signed((options) => api.workshopHeldSet({ params: { introductionId }, body }, options)),
  );

const sendMessage = ({ introductionId, key, text, pictures }: WaitingReply) =>
  // A reply in another shape, such as a captive portal's page, means that the message was not accepted.
  checked(
    isEnquiry,
    signed((options) =>
      api.workshopMessageSend(
        { params: { introductionId }, body: { text, key, ...(pictures.length > 0 && { pictures }) } },
        options,
      ),
    ),
  );

function call(reply: WaitingReply): Promise<unknown> {
  const { introductionId, declined, outcome } = reply;
  if (declined) return hold(introductionId, { act: 'declined', reason: declined });
  return outcome ? hold(introductionId, { act: outcome }) : sendMessage(reply).then(noteRequest);
}

/** After a new sign-in it may be sent. */
const waits = (error: unknown) =>
  isUnreached(error) || isSessionOver(error) || error instanceof NotSignedIn || !isApiError(error);

/** Returns the first waiting reply of the signed-in vendor. */
const next = () => replies().find((one) => one.refused === null && one.vendorId === ownVendorId());

/** Sends one after the other, since they are read in that order; stops at the first that has to wait. */
async function sendAll(): Promise<void> {
  for (let reply = next(); reply; reply = next())
    try {
      await call(reply);
      dropReply(reply.key);
    } catch (error) {
      if (waits(error)) return;
      change(reply.key, { refused: (error as Error).message });
    }
}

/**
 * Sends all waiting replies, unless a tab is sending already. Never rejects.
 * @where How is a reply sent that a vendor wrote offline?
 */
export const flushReplies = async (): Promise<void> => void (await withParcelLock('replies', false, sendAll));

/** Stores a reply and sends it. Resolves to whether the server has it now. */
export async function writeReply(
  draft: Pick<WaitingReply, 'introductionId'> &
    Partial<Pick<WaitingReply, 'text' | 'pictures' | 'declined' | 'outcome'>>,
): Promise<boolean> {
  const vendorId = ownVendorId();
  if (!vendorId || replies().length >= repliesMax) return false;
  const key = newKey();
  store([...replies(), { text: '', pictures: [], declined: null, refused: null, ...draft, key, vendorId }]);
  await withParcelLock('replies', true, sendAll);
  return replies().every((one) => one.key !== key);
}
