/** @file The states of a quote as its sentences tell them (`#domain/enquiries/state-sentences.ts`), from what is stored of it. */
import type { IntroductionOutcome } from '#domain/enquiries/introduction-changes.ts';
import type { QuoteEnd, QuoteStatus } from './quote-changes.ts';

export const quoteStates = [
  'draft',
  'draftOver',
  'sent',
  'revised',
  'asked',
  'notedLost',
  'paused',
  'closed',
  'accepted',
  'refused',
  'outbid',
  'vendorDeclined',
  'withdrawn',
  'expired',
  'expiredOver',
] as const;
export type QuoteState = (typeof quoteStates)[number];

export type QuoteStateFacts = {
  quote: { status: QuoteStatus; ended: QuoteEnd | null; askedAt: unknown };
  /** Its last day has passed. */
  isPast: boolean;
  outcome: IntroductionOutcome | null;
  /** Both sides may still write to each other. */
  isTalking: boolean;
  /** The vendor is hidden, so that nobody can write or decide for now. */
  isHidden: boolean;
  /** The vendor may send it, or a new version. */
  maySend: boolean;
};

const byEnd: Readonly<Record<QuoteEnd, QuoteState>> = {
  family: 'refused',
  other: 'outbid',
  vendor: 'vendorDeclined',
  recalled: 'withdrawn',
};

/** Returns the state of a quote as its sentences tell it. */
export function quoteStateOf(facts: QuoteStateFacts): QuoteState {
  const { quote, isPast, outcome, isTalking, isHidden, maySend } = facts;
  const { status, ended, askedAt } = quote;
  if (status === 'accepted') return 'accepted';
  if (status === 'declined') return byEnd[ended ?? 'family'];
  if (status === 'draft') return maySend ? 'draft' : 'draftOver';
  if (status === 'expired' || isPast) return maySend ? 'expired' : 'expiredOver';
  if (isHidden) return 'paused';
  if (!isTalking) return 'closed';
  if (outcome === 'lost') return 'notedLost';
  if (askedAt) return 'asked';
  return status;
}
