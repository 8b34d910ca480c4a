/** @file The life of an introduction of a vendor to an enquiry, as data. */
import type { Step } from './steps.ts';

/** In their order; the last four end it. */
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

/** Somebody still waits for these. At most `introductionsMax` of an enquiry are open at once. */
export const openIntroductions: readonly IntroductionStatus[] = ['proposed', 'sent', 'seen', 'replied'];
export const introductionsMax = 3;

export type IntroductionChange = Step<IntroductionStatus> & {
  to: IntroductionStatus;
  /** Set to now. */
  moment: 'sentAt' | 'recalledAt';
  /** Emptied again. */
  clears?: 'recalledAt';
};

/** What the staff does. A vendor who was never introduced to the enquiry may be introduced as well. */
export const introductionChanges = {
  sent: {
    label: 'Introduce again',
    from: ['proposed', 'recalled', 'lapsed'],
    to: 'sent',
    moment: 'sentAt',
    clears: 'recalledAt',
    event: 'introduction.sent',
  },
  recalled: {
    label: 'Recall',
    from: openIntroductions,
    to: 'recalled',
    moment: 'recalledAt',
    event: 'introduction.recalled',
  },
} as const satisfies Record<string, IntroductionChange>;
