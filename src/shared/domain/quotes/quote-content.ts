/** @file Content of a quote. Money is whole paise and quantities are whole hundredths: no value is a fraction. Free of the validator. */
import { t } from '#words/t.ts';
import { priceUnits } from '#domain/vendors/vendor-facts.ts';
import type { QuoteChip } from './quote-chips.ts';
import type { QuoteTax } from './quote-tax.ts';

/** Units of a line: the units of prices, and two only for quotes. */
export const quoteUnits = { ...priceUnits, person: t('for a person'), lot: t('all together') } as const;
export type QuoteUnit = keyof typeof quoteUnits;
export const quoteUnitNames = Object.keys(quoteUnits) as [QuoteUnit, ...QuoteUnit[]];

export type QuoteDiscount = {
  kind: 'amount' | 'percent';
  /** Paise, or hundredths of a percent. */
  value: number;
};

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
  /** Taken off the sum of the lines before tax. Absent in quotes from before there were discounts. */
  discount?: QuoteDiscount | null | undefined;
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
  /** Hundredths of a percent. */
  percentMax: 10_000,
  guestsMax: 100_000,
  versions: 50,
  validDaysMax: 365,
} as const;

/** Maximum total: a thousand crore rupees, in paise. */
export const totalMax = 1_000_000_000_000;
