/** @file What keeps a quote from being sent: one list of rules for the vendor's form and the server. Free of the validator. */
import { dayInDelhi, dayMs, isDay } from '#facts/time.ts';
import { t } from '#words/t.ts';
import { quoteLimits, totalMax, type QuoteContent } from './quote-content.ts';
import { quoteTotals } from './quote-money.ts';

/** The path of a field, `lines.0.quantity`, and the sentence about it. */
export type QuoteFault = { path: string; words: string };

/**
 * Returns what is missing or wrong in a quote of valid values, in the order of the form. The last day is judged by `dayFaultOf`.
 * @where What keeps a quote from being sent?
 */
export function faultsOf(content: QuoteContent): QuoteFault[] {
  const { lines, included, excluded, validUntil } = content;
  const faults: QuoteFault[] = [];
  const wrong = (path: string, words: string) => faults.push({ path, words });
  for (const [index, { label, quantity }] of lines.entries()) {
    if (label.trim() === '') wrong(`lines.${index}.label`, t('Please say what it is.'));
    if (quantity === 0) wrong(`lines.${index}.quantity`, t('Please say how many.'));
  }
  const { price, discount, total } = quoteTotals(content);
  if (price === 0) wrong('lines', t('Please add a line with a price.'));
  else if (discount >= price) wrong('discount', t('The discount must be less than the price.'));
  if (total > totalMax) wrong('lines', t('The amount is too large for a quote.'));
  if (included.some((chip) => excluded.includes(chip)))
    wrong('included', t('Something cannot be both in the price and extra.'));
  if (!isDay(validUntil)) wrong('validUntil', t('Please say until when it is valid.'));
  return faults;
}

/** Returns why a quote cannot be good until this day; null when it can. `now` decides today in Delhi. */
export function dayFaultOf(validUntil: string, now: Date): string | null {
  const today = dayInDelhi(now);
  if (isDay(validUntil) && validUntil < today)
    return t('This day has passed. Please give today or a later day.');
  const last = dayInDelhi(new Date(now.getTime() + quoteLimits.validDaysMax * dayMs));
  return validUntil < today || validUntil > last ? t('Please give a day within a year from today.') : null;
}
