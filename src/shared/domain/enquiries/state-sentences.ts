/**
 * @file The sentence about each state of a request and of its quote, for each reader: pages, the desk and mails take it from here. A helper
 * reads what is true of its team; nobody reads of another's act as of the own one.
 */
import type { QuoteState } from '#domain/quotes/quote-states.ts';
import { t } from '#words/t.ts';
import type { IntroductionOutcome, IntroductionStatus } from './introduction-changes.ts';

export const stateReaders = ['vendor', 'helper', 'family', 'staff'] as const;
export type StateReader = (typeof stateReaders)[number];
/** The desk is in English. */
export type Sentences = Readonly<Record<StateReader, string>>;

/** States of a request: those of the introduction, and what the vendor reported. */
export type RequestState = IntroductionStatus | IntroductionOutcome;

/** Returns the state of a request. The family's choice and a recall say more than the vendor's report. */
export const requestStateOf = ({
  status,
  outcome,
}: {
  status: IntroductionStatus;
  outcome: IntroductionOutcome | null;
}): RequestState =>
  outcome === null || status === 'recalled' || (status === 'chosen' && outcome === 'won') ? status : outcome;

const both = (words: string) => ({ vendor: words, helper: words });

/** @where Which sentence does each reader read about the state of a request? */
export const requestSentences: Readonly<Record<RequestState, Sentences>> = {
  proposed: { ...both(t('Not told yet')), family: t('We are asking them'), staff: 'not told' },
  sent: { ...both(t('New')), family: t('Told, has not read it yet'), staff: 'sent' },
  seen: { ...both(t('Read, not answered')), family: t('Has read it'), staff: 'read, not answered' },
  replied: { ...both(t('Answered')), family: t('Has answered'), staff: 'answered' },
  chosen: {
    vendor: t('Booked with you'),
    helper: t('Booked with your business'),
    family: t('You have booked with them'),
    staff: 'booked by the family',
  },
  declined: {
    vendor: t('Declined from your side'),
    helper: t('Declined by your team'),
    family: t('Has declined'),
    staff: 'declined by the vendor',
  },
  lapsed: {
    ...both(t('Lapsed: no answer in time')),
    family: t('Did not answer in time'),
    staff: 'lapsed without an answer',
  },
  recalled: {
    ...both(t('Taken back')),
    family: t('Withdrawn: they may not call or write'),
    staff: 'recalled',
  },
  won: {
    vendor: t('Won, as noted from your side'),
    helper: t('Won, as noted by your team'),
    family: t('Has answered'),
    staff: 'the vendor says: it got the booking',
  },
  lost: {
    vendor: t('They chose somebody else, as noted from your side'),
    helper: t('They chose somebody else, as noted by your team'),
    family: t('Has answered'),
    staff: 'the vendor says: the family chose somebody else',
  },
};

/** The heading of a quote's terms for the case that the family cancels. */
export const cancelWords: Sentences = {
  ...both(t('If the family cancels')),
  family: t('If you cancel'),
  staff: 'if the family cancels',
};

/** @where Which sentence does each reader read about the state of a quote? */
export const quoteSentences: Readonly<Record<QuoteState, Sentences>> = {
  draft: {
    ...both(t('A draft: the family does not see it.')),
    family: t('Not sent yet'),
    staff: 'draft, the family does not see it',
  },
  draftOver: {
    ...both(t('A draft that was not sent. It cannot be sent any more.')),
    family: t('Not sent'),
    staff: 'draft, never sent',
  },
  sent: {
    ...both(t('Sent: the family decides.')),
    family: t('Waiting for your answer'),
    staff: 'sent, waits for the family',
  },
  revised: {
    ...both(t('The new version is sent: the family decides.')),
    family: t('Changed, waiting for your answer'),
    staff: 'new version sent, waits for the family',
  },
  asked: {
    ...both(t('The family asked for changes to it.')),
    family: t('You asked for changes'),
    staff: 'the family asked for changes',
  },
  notedLost: {
    vendor: t('Your side noted that they chose somebody else. Until its last day the family can accept it.'),
    helper: t('Your team noted that they chose somebody else. Until its last day the family can accept it.'),
    family: t('Waiting for your answer'),
    staff: 'open; the vendor says that the family chose somebody else',
  },
  paused: {
    ...both(t('Your page is hidden: until it is shown again, the family cannot accept it.')),
    family: t('The vendor is not shown at present: it cannot be accepted now'),
    staff: 'sent; cannot be accepted while the vendor is hidden',
  },
  closed: {
    ...both(t('The request is closed: the family cannot accept it any more.')),
    family: t('Your request is closed: it cannot be accepted any more'),
    staff: 'open when the enquiry was closed',
  },
  accepted: {
    ...both(t('The family has accepted it.')),
    family: t('You have accepted it'),
    staff: 'accepted by the family',
  },
  refused: {
    ...both(t('The family has decided against it.')),
    family: t('You have declined it'),
    staff: 'declined by the family',
  },
  outbid: {
    ...both(t('Closed: the family has accepted the quote of another vendor.')),
    family: t('Not chosen: you have accepted another'),
    staff: 'closed, the family accepted another',
  },
  vendorDeclined: {
    vendor: t('Closed, because the request was declined from your side.'),
    helper: t('Closed, because your team has declined the request.'),
    family: t('Ended: the vendor has declined your request'),
    staff: 'closed, the vendor declined the request',
  },
  withdrawn: {
    ...both(t('Closed, because the request was taken back.')),
    family: t('Ended: the request was taken back from this vendor'),
    staff: 'closed, the request was taken back',
  },
  expired: {
    ...both(t('Its last day has passed. Send it again if it is still good.')),
    family: t('Expired: you can ask for a new one'),
    staff: 'expired',
  },
  expiredOver: {
    ...both(t('Its last day has passed.')),
    family: t('Expired'),
    staff: 'expired, cannot be sent again',
  },
};
