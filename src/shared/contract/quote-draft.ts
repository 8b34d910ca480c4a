/** @file The content of a quote as its vendor writes and sends it. */
import { z } from 'zod';
import { showNumber } from '#words/formats.ts';
import { t } from '#words/t.ts';
import { text } from './text.ts';
import { quoteChipNames } from '#domain/quotes/quote-chips.ts';
import {
  quoteLimits as limits,
  quoteUnitNames,
  totalMax,
  type QuoteContent as Content,
} from '#domain/quotes/quote-content.ts';
import { faultsOf } from '#domain/quotes/quote-faults.ts';
import { quoteTaxPattern, type QuoteTax } from '#domain/quotes/quote-tax.ts';

const count = (min: number, max: number) => {
  const said = {
    error: () =>
      t('Please give a number from {min} to {max}.', { min: showNumber(min), max: showNumber(max) }),
  };
  return z.number(said).int(said).min(min, said).max(max, said);
};

const isSet = (list: readonly unknown[]) => new Set(list).size === list.length;

/** The tax of a line, in its one spelling. */
export const quoteTax = z
  .string()
  .regex(quoteTaxPattern, { error: () => t('Please choose from the list.') })
  .describe('`included`, `unsaid`, or the added percentage: `gst-18`, `gst-2.5`') as unknown as z.ZodType<
  QuoteTax,
  QuoteTax
>;

const discount = z
  .strictObject({
    kind: z.enum(['amount', 'percent'], t('Please choose from the list.')),
    value: count(0, totalMax).describe('Paise, or hundredths of a percent'),
  })
  .nullable()
  .optional()
  .describe('Taken off the sum of the lines before tax; absent is none');

export const quoteLine = z.strictObject({
  label: text(limits.label),
  quantity: count(0, limits.quantityMax).describe('In hundredths'),
  unit: z.enum(quoteUnitNames, t('Please choose from the list.')),
  unitPrice: count(0, limits.unitPriceMax).describe('Paise for one'),
  tax: quoteTax,
});

export const chips = z.array(z.enum(quoteChipNames)).max(limits.chips).refine(isSet);

/** A quote's draft, in any state of completion. */
export const QuoteDraft = z
  .strictObject({
    lines: z.array(quoteLine).max(limits.lines, {
      error: () => t('Please keep to {max} lines.', { max: limits.lines }),
    }),
    discount,
    guests: count(1, limits.guestsMax).nullable(),
    included: chips,
    excluded: chips,
    validUntil: text(10).describe('YYYY-MM-DD, or empty in a draft'),
    advance: count(0, 100).nullable().describe('Percent'),
    cancellation: text(limits.cancellation),
    terms: text(limits.terms),
  })
  .meta({ id: 'QuoteDraft' }) satisfies z.ZodType<Content>;

/** A quote ready to send: it has a price and a last day of validity. */
export const SentQuote = QuoteDraft.superRefine((content, context) => {
  for (const { path, words } of faultsOf(content))
    context.addIssue({
      code: 'custom',
      path: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      message: words,
    });
}).meta({ id: 'SentQuote' });
