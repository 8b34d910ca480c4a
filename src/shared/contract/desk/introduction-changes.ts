/** @file The life of an introduction of a vendor to an enquiry. */

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
