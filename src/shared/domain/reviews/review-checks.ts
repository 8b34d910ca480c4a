/** @file Automatic checks of a new review. A check only raises a flag: a person decides, by the published reasons. */
import { t } from '#words/t.ts';

/** Bounds of the checks, used by code and descriptions. */
export const reviewCheckLimits = {
  vendorFlood: { reviews: 5, days: 7 },
  networkFlood: { reviews: 3, days: 30 },
  /** Minimum different words in a text. */
  words: 8,
} as const;

export const reviewChecks = {
  contact: { label: t('The text holds a phone number, an e-mail address or a link.') },
  thin: { label: t('The text says the same few words again and again.') },
  repeated: { label: t('The same text was written before.') },
  vendorFlood: { label: t('Many reviews of one vendor came within a week.') },
  networkFlood: { label: t('Several reviews came from one network within a month.') },
  ownNetwork: { label: t('It came from a device or network from which the vendor signs in.') },
  ownContact: { label: t('The request has the e-mail address or phone number of the vendor.') },
} as const;
export type ReviewCheck = keyof typeof reviewChecks;
export const reviewCheckNames = Object.keys(reviewChecks) as [ReviewCheck, ...ReviewCheck[]];
