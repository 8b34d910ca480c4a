/**
 * @file The life of an introduction of a vendor to an enquiry as data: who may change it, from which status, what must be given and what
 * it writes. The server makes the changes from it, desk, workshop and private page their buttons.
 */
import type { Step } from '#domain/desk/steps.ts';

/** In their order; the last four end it, but that a vendor who was chosen goes on. */
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

/** Somebody still waits for an answer in these. */
export const openIntroductions: readonly IntroductionStatus[] = ['proposed', 'sent', 'seen', 'replied'];
/** In these the two sides may write to each other, and the vendor sees what was disclosed. */
export const talkingIntroductions: readonly IntroductionStatus[] = ['sent', 'seen', 'replied', 'chosen'];
/**
 * Introductions of one enquiry that may be open at once: when the staff introduces, and when the family asks for more.
 * @where How many vendors may be open for one enquiry?
 */
export const introductionsMax = 3;
export const familyVendorsMax = 6;

/** So long a vendor has for a first answer, and so long before its end one is reminded. */
export const replyHours = 72;
export const reminderHours = 24;

/** Why a vendor declines, in its own words for it. */
export const declineReasons = ['date', 'far', 'trade', 'small', 'large', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** What a vendor says became of it. It is the vendor's word alone: `chosen` is said by the family. */
export const introductionOutcomes = ['won', 'lost'] as const;
export type IntroductionOutcome = (typeof introductionOutcomes)[number];

/** What may be wrong with an enquiry. */
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
  /** Emptied again. */
  clears?: readonly IntroductionMoment[];
  /** Must be given with it, and is kept. */
  wants?: 'reason';
};

const recalled = { to: 'recalled', moment: 'recalledAt', event: 'introduction.recalled' } as const;

/**
 * Every change, by who makes it.
 * @where Which changes of an introduction are allowed, and by whom?
 */
export const introductionChanges = {
  /** A vendor who was never introduced to the enquiry may be introduced as well. */
  staff: {
    sent: {
      label: 'Introduce again',
      from: ['proposed', 'recalled', 'lapsed'],
      to: 'sent',
      moment: 'sentAt',
      clears: ['seenAt', 'repliedAt', 'lapsedAt', 'recalledAt'],
      event: 'introduction.sent',
    },
    recalled: { label: 'Recall', from: openIntroductions, ...recalled },
  },
  vendor: {
    seen: { label: 'Seen', from: ['sent'], to: 'seen', moment: 'seenAt', event: 'introduction.seen' },
    /** By the first message. */
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
    /** Also of a vendor who has seen it alone: then they spoke on the phone. */
    chosen: {
      label: 'Booked with them',
      from: ['seen', 'replied'],
      to: 'chosen',
      moment: 'chosenAt',
      event: 'introduction.chosen',
    },
    recalled: { label: 'Withdraw', from: talkingIntroductions, ...recalled },
  },
  system: {
    lapsed: {
      label: 'Lapse',
      from: ['sent', 'seen'],
      to: 'lapsed',
      moment: 'lapsedAt',
      event: 'introduction.lapsed',
    },
    /** With an enquiry that is withdrawn. */
    recalled: { label: 'Recall', from: [...openIntroductions, 'chosen'], ...recalled },
  },
} as const satisfies Record<
  'staff' | 'vendor' | 'family' | 'system',
  Readonly<Record<string, IntroductionChange>>
>;
