/** @file Reasons for refusing or removing a review: the one list, which `/reviews` publishes. No other reason exists. */
import { t } from '#words/t.ts';

export const reviewReasons = {
  contact: {
    label: t('It holds a phone number, an address or a link.'),
    more: t('Whose they are cannot be checked, and they stay on the page for years.'),
  },
  abuse: {
    label: t('It insults, threatens or looks down on somebody.'),
    more: t('Hard words about the work are fine; about faith, caste, sex, looks or origin they are not.'),
  },
  person: {
    label: t('It tells about a private person who can be recognised.'),
    more: t('The name of the firm is enough. Names of staff and guests stay out.'),
  },
  foreign: {
    label: t('It is not about this vendor or this request.'),
    more: t('A review tells what happened with the vendor who answered this very request.'),
  },
  interest: {
    label: t('It was written by or for the vendor, or by a rival.'),
    more: t('Or something was given or promised for it.'),
  },
  copied: {
    label: t('Its words are copied, or say nothing.'),
    more: t('The same text under several vendors helps nobody.'),
  },
  law: {
    label: t('The law or a court forbids it.'),
    more: t('We publish which rule it was, as far as we may.'),
  },
} as const;
export type ReviewReason = keyof typeof reviewReasons;
export const reviewReasonNames = Object.keys(reviewReasons) as [ReviewReason, ...ReviewReason[]];
