/** @file Signals of a vendor that may be made for the search rather than for families. Free of the validator. */

/** Each with the words for the staff, who approve or hide the vendor. */
export const vendorSignals = {
  categories: 'More than three categories',
  name: 'A name of search words, or with signs before it',
  facts: 'Every choice of its facts',
  price: 'A price under a third of the usual one',
} as const;
export type VendorSignal = keyof typeof vendorSignals;
export const vendorSignalNames = Object.keys(vendorSignals) as [VendorSignal, ...VendorSignal[]];

/** The most categories without a signal. */
export const usualCategoriesMax = 3;
/** A price below this share of the median is a signal. */
export const lowPriceShare = 1 / 3;
/** Vendors with fewer choices may tick all of them. */
export const choicesMin = 8;
