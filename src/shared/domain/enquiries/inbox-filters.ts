/** @file The places of a vendor's requests in its inbox, and what each waits for. Free of the validator: device and server share it. */
import type { IntroductionOutcome, IntroductionStatus } from './introduction-changes.ts';

/** Every place, in the order of the inbox: the first two wait for the vendor. */
export const inboxFilterNames = ['new', 'mine', 'theirs', 'won', 'over'] as const;
export type InboxFilter = (typeof inboxFilterNames)[number];
export const waitingForVendor: readonly InboxFilter[] = ['new', 'mine'];

/** What a request waits for: the first answer, an answer to a message, changes of the quote; the family's decision, or its word. */
export const waitReasons = ['answer', 'message', 'changes', 'decision', 'word'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** The facts that decide where a request stands. */
export type InboxFacts = {
  status: IntroductionStatus;
  /** As the vendor reported it. */
  outcome: IntroductionOutcome | null;
  sentAt: Date | null;
  repliedAt: Date | null;
  /** The first message of the family that the vendor has not answered. */
  familyWroteAt: Date | null;
  /** The last word of the vendor, a sent quote included. */
  vendorWroteAt: Date | null;
  quote: { isOpen: boolean; sentAt: Date | null; askedAt: Date | null } | null;
};
type Waits = { for: WaitReason; since: Date | null };

const ended: readonly IntroductionStatus[] = ['declined', 'lapsed', 'recalled'];

/**
 * Returns the place of a request, and what it waits for; null when for nothing.
 * @where Which filter of a vendor's inbox shows a request?
 */
export function inboxPlaceOf(facts: InboxFacts): { place: InboxFilter; waits: Waits | null } {
  const { status, outcome, sentAt, repliedAt, familyWroteAt, vendorWroteAt, quote } = facts;
  if (status === 'recalled') return { place: 'over', waits: null };
  if (outcome === 'won') return { place: 'won', waits: null };
  if (outcome === 'lost' || ended.includes(status)) return { place: 'over', waits: null };
  if (status === 'chosen') return { place: 'won', waits: null };
  if (status === 'sent' || status === 'proposed')
    return { place: 'new', waits: { for: 'answer', since: sentAt } };
  if (status === 'seen') return { place: 'mine', waits: { for: 'answer', since: sentAt } };
  if (quote?.isOpen && quote.askedAt)
    return { place: 'mine', waits: { for: 'changes', since: quote.askedAt } };
  if (familyWroteAt) return { place: 'mine', waits: { for: 'message', since: familyWroteAt } };
  if (quote?.isOpen) return { place: 'theirs', waits: { for: 'decision', since: quote.sentAt } };
  return { place: 'theirs', waits: { for: 'word', since: vendorWroteAt ?? repliedAt } };
}
