/**
 * @file The life of an introduction of a vendor to an enquiry as data: the permitted actors, statuses, required input and stored
 * values of every change. The server makes the changes from it, desk, workshop and private page their buttons.
 */
import type { Step } from '#domain/desk/steps.ts';
import { t } from '#words/t.ts';

/** All statuses in their order; the last four end it, though with a chosen vendor the conversation continues. */
export const introductionStatuses = [
  'proposed',
  'sent',
  'seen',
  'replied',
  'chosen',
  'declined',
  'lapsed',
  'recalled',
] as const;
export type IntroductionStatus = (typeof introductionStatuses)[number];

/** Open statuses: somebody still waits for an answer. */
export const openIntroductions: readonly IntroductionStatus[] = ['proposed', 'sent', 'seen', 'replied'];
/** Statuses in which the two sides may write to each other, and the vendor sees disclosed details. */
export const talkingIntroductions: readonly IntroductionStatus[] = ['sent', 'seen', 'replied', 'chosen'];
/**
 * Introductions of one enquiry that may be open at once: when the staff introduces, and when the family asks for more.
 * @where How many vendors may be open for one enquiry?
 */
export const introductionsMax = 3;
export const familyVendorsMax = 6;

/** Hours for a vendor's first answer; a reminder is sent this long before the end. */
export const replyHours = 72;
export const reminderHours = 24;

/** Reasons for declining. */
export const declineReasons = ['date', 'far', 'trade', 'small', 'large', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Outcomes reported by a vendor, unverified; the family reports `chosen`. */
export const introductionOutcomes = ['won', 'lost'] as const;
export type IntroductionOutcome = (typeof introductionOutcomes)[number];

export type OutcomeChange = {
  /** Label of its button. */
  label: string;
  from: readonly IntroductionStatus[];
  event: 'introduction.won' | 'introduction.lost';
};

/**
 * What a vendor may report, by outcome: it moves the request in the vendor's inbox and marks or frees the day. The family's word ends
 * `lost`: who books with this vendor has not chosen another.
 * @where What may a vendor say became of a request?
 */
export const outcomeChanges = {
  won: { label: t('We got it'), from: ['replied', 'chosen', 'declined'], event: 'introduction.won' },
  lost: { label: t('They chose somebody else'), from: ['replied', 'chosen'], event: 'introduction.lost' },
} as const satisfies Readonly<Record<IntroductionOutcome, OutcomeChange>>;

/** Returns whether a vendor who has answered may report the outcome now. */
export const allowsOutcome = (
  outcome: IntroductionOutcome,
  row: { status: IntroductionStatus; outcome: IntroductionOutcome | null; repliedAt: unknown },
): boolean =>
  row.repliedAt !== null &&
  row.outcome !== outcome &&
  (outcomeChanges[outcome].from as readonly IntroductionStatus[]).includes(row.status);

/** Faults of an enquiry that a vendor may report. */
export const reportReasons = ['wrong-number', 'not-mine', 'duplicate', 'abusive'] as const;
export type ReportReason = (typeof reportReasons)[number];

export type IntroductionMoment =
  | 'sentAt'
  | 'seenAt'
  | 'repliedAt'
  | 'chosenAt'
  | 'declinedAt'
  | 'lapsedAt'
  | 'recalledAt';

export type IntroductionChange = Step<IntroductionStatus> & {
  to: IntroductionStatus;
  /** Set to now. */
  moment: IntroductionMoment;
  /** Moments that are cleared. */
  clears?: readonly IntroductionMoment[];
  /** Required input, which is stored. */
  wants?: 'reason';
};

const recalled = { to: 'recalled', moment: 'recalledAt', event: 'introduction.recalled' } as const;

/**
 * Every change, by actor.
 * @where Which changes of an introduction are allowed, and by whom?
 */
export const introductionChanges = {
  /** Vendors never introduced to the enquiry may be introduced, too. One without an address is `proposed` until somebody has phoned. */
  staff: {
    sent: {
      label: 'Introduce again',
      from: ['recalled', 'lapsed'],
      to: 'sent',
      moment: 'sentAt',
      clears: ['seenAt', 'repliedAt', 'lapsedAt', 'recalledAt'],
      event: 'introduction.sent',
    },
    told: {
      label: 'Told by phone',
      from: ['proposed'],
      to: 'sent',
      moment: 'sentAt',
      event: 'introduction.told',
    },
    recalled: { label: 'Recall', from: openIntroductions, ...recalled },
  },
  vendor: {
    seen: { label: 'Seen', from: ['sent'], to: 'seen', moment: 'seenAt', event: 'introduction.seen' },
    /** Made by the first message. */
    replied: {
      label: 'Reply',
      from: ['seen'],
      to: 'replied',
      moment: 'repliedAt',
      event: 'introduction.replied',
    },
    declined: {
      label: 'Decline',
      from: ['seen', 'replied'],
      to: 'declined',
      moment: 'declinedAt',
      wants: 'reason',
      event: 'introduction.declined',
    },
  },
  family: {
    /** Also for a vendor who has only seen it: they spoke on the phone. */
    chosen: {
      label: 'Booked with them',
      from: ['seen', 'replied'],
      to: 'chosen',
      moment: 'chosenAt',
      event: 'introduction.chosen',
    },
    recalled: { label: 'Withdraw', from: ['proposed', ...talkingIntroductions], ...recalled },
  },
  system: {
    lapsed: {
      label: 'Lapse',
      from: ['sent', 'seen'],
      to: 'lapsed',
      moment: 'lapsedAt',
      event: 'introduction.lapsed',
    },
    /** Made when the enquiry is withdrawn. */
    recalled: { label: 'Recall', from: [...openIntroductions, 'chosen'], ...recalled },
  },
} as const satisfies Record<
  'staff' | 'vendor' | 'family' | 'system',
  Readonly<Record<string, IntroductionChange>>
>;
