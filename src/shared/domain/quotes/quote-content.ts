/** @file What a quote says. Money is whole paise and quantities are whole hundredths: nothing here is ever a fraction. Free of the validator. */
import { t } from '#words/t.ts';
import { priceUnits } from '#domain/vendors/vendor-facts.ts';
import type { QuoteChip } from './quote-chips.ts';

/** What a line counts: the units of prices, and two that only quotes have. */
export const quoteUnits = { ...priceUnits, person: t('for a person'), lot: t('all together') } as const;
export type QuoteUnit = keyof typeof quoteUnits;
export const quoteUnitNames = Object.keys(quoteUnits) as [QuoteUnit, ...QuoteUnit[]];

/** Whether GST is in a price, comes on top at a rate, or is not spoken of. */
export const quoteTaxes = {
  included: t('GST included'),
  'gst-0': t('no GST due (0%)'),
  'gst-5': t('plus 5% GST'),
  'gst-12': t('plus 12% GST'),
  'gst-18': t('plus 18% GST'),
  'gst-28': t('plus 28% GST'),
  'gst-40': t('plus 40% GST'),
  unsaid: t('GST not mentioned'),
} as const;
export type QuoteTax = keyof typeof quoteTaxes;
export const quoteTaxNames = Object.keys(quoteTaxes) as [QuoteTax, ...QuoteTax[]];

/** Percent that come on top of a price. */
export const addedPercent = (tax: QuoteTax): number =>
  tax.startsWith('gst-') ? Number(tax.slice('gst-'.length)) : 0;

export type QuoteLine = {
  /** What. */
  label: string;
  /** In hundredths: 150 plates are 15000. */
  quantity: number;
  unit: QuoteUnit;
  /** Paise for one. */
  unitPrice: number;
  tax: QuoteTax;
};

export type QuoteContent = {
  lines: QuoteLine[];
  /** For how many guests; null when their number does not matter. */
  guests: number | null;
  /** Chips of the category (`quote-chips.ts`) that are in the price. */
  included: QuoteChip[];
  /** Those that are not, and cost extra or are not offered. */
  excluded: QuoteChip[];
  /** YYYY-MM-DD in Delhi, the last day on which it may be accepted. Empty in a draft alone. */
  validUntil: string;
  /** Percent; null when nothing is said. */
  advance: number | null;
  cancellation: string;
  /** What else is true of it. */
  terms: string;
};

export const quoteLimits = {
  lines: 30,
  chips: 20,
  label: 160,
  cancellation: 600,
  terms: 2000,
  templates: 20,
  templateName: 80,
  /** Shown beside each other. */
  sideBySide: 6,
  quantityMax: 10_000_000,
  unitPriceMax: 10_000_000_000,
  guestsMax: 100_000,
  versions: 50,
  validDaysMax: 365,
} as const;

/** No quote is for more: a thousand crore rupees, in paise. */
export const totalMax = 1_000_000_000_000;
