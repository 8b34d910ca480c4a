/** @file Content of a quote. Money is whole paise and quantities are whole hundredths: no value is a fraction. Free of the validator. */
import { t } from '#words/t.ts';
import { priceUnits } from '#domain/vendors/vendor-facts.ts';
import type { QuoteChip } from './quote-chips.ts';

/** Units of a line: the units of prices, and two only for quotes. */
export const quoteUnits = { ...priceUnits, person: t('for a person'), lot: t('all together') } as const;
export type QuoteUnit = keyof typeof quoteUnits;
export const quoteUnitNames = Object.keys(quoteUnits) as [QuoteUnit, ...QuoteUnit[]];

/** GST of a price: included, added at a rate, or unstated. */
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

/** Returns the percent added to a price. */
export const addedPercent = (tax: QuoteTax): number =>
  tax.startsWith('gst-') ? Number(tax.slice('gst-'.length)) : 0;

export type QuoteLine = {
  /** Description. */
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
  /** Number of guests; null when it does not matter. */
  guests: number | null;
  /** Included things, as chips of the category (`quote-chips.ts`). */
  included: QuoteChip[];
  /** Things that cost extra or are not offered. */
  excluded: QuoteChip[];
  /** YYYY-MM-DD in Delhi, the last day for accepting it. Empty only in a draft. */
  validUntil: string;
  /** Percent; null when unstated. */
  advance: number | null;
  cancellation: string;
  /** Further terms. */
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
  /** Maximum quotes compared side by side. */
  sideBySide: 6,
  quantityMax: 10_000_000,
  unitPriceMax: 10_000_000_000,
  guestsMax: 100_000,
  versions: 50,
  validDaysMax: 365,
} as const;

/** Maximum total: a thousand crore rupees, in paise. */
export const totalMax = 1_000_000_000_000;
