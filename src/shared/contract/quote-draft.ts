/** @file The content of a quote as its vendor writes and sends it. */
import { z } from 'zod';
import { showNumber } from '#words/formats.ts';
import { t } from '#words/t.ts';
import { isDay } from '#facts/time.ts';
import { text } from './text.ts';
import { quoteChipNames } from '#domain/quotes/quote-chips.ts';
import {
  quoteLimits as limits,
  quoteTaxNames,
  quoteUnitNames,
  totalMax,
  type QuoteContent as Content,
} from '#domain/quotes/quote-content.ts';
import { quoteTotals } from '#domain/quotes/quote-money.ts';

const count = (min: number, max: number) => {
  const said = {
    error: () =>
      t('Please give a number from {min} to {max}.', { min: showNumber(min), max: showNumber(max) }),
  };
  return z.number(said).int(said).min(min, said).max(max, said);
};

const isSet = (list: readonly unknown[]) => new Set(list).size === list.length;

const QuoteLine = z.strictObject({
  label: text(limits.label),
  quantity: count(0, limits.quantityMax).describe('In hundredths'),
  unit: z.enum(quoteUnitNames, t('Please choose from the list.')),
  unitPrice: count(0, limits.unitPriceMax).describe('Paise for one'),
  tax: z.enum(quoteTaxNames, t('Please choose from the list.')),
});

export const chips = z.array(z.enum(quoteChipNames)).max(limits.chips).refine(isSet);

/** A quote's draft, in any state of completion. */
export const QuoteDraft = z
  .strictObject({
    lines: z.array(QuoteLine).max(limits.lines, {
      error: () => t('Please keep to {max} lines.', { max: limits.lines }),
    }),
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
export const SentQuote = QuoteDraft.refine(({ lines }) => lines.length > 0, {
  path: ['lines'],
  error: () => t('Please add a line with a price.'),
})
  .superRefine(({ lines, included, excluded, validUntil, ...rest }, context) => {
    const wrong = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const [index, { label, quantity }] of lines.entries()) {
      if (label.trim() === '') wrong(['lines', index, 'label'], t('Please say what it is.'));
      if (quantity === 0) wrong(['lines', index, 'quantity'], t('Please say how many.'));
    }
    const { total } = quoteTotals({ lines, ...rest });
    if (lines.length > 0 && total === 0) wrong(['lines'], t('Please add a line with a price.'));
    if (total > totalMax) wrong(['lines'], t('This is more than a quote can be.'));
    if (included.some((chip) => excluded.includes(chip)))
      wrong(['included'], t('Something cannot be both in the price and extra.'));
    if (!isDay(validUntil)) wrong(['validUntil'], t('Please say until when it is good.'));
  })
  .meta({ id: 'SentQuote' });
