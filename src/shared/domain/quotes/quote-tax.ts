/** @file GST of a quote's lines: included, added at a percentage, or unstated. Free of the validator. */
import { showHundredths } from '#domain/formats/hundredths.ts';
import { t } from '#words/t.ts';

/** `gst-18`, `gst-2.5`: added at that percentage. */
export type AddedTax = `gst-${number}`;
export type QuoteTax = 'included' | 'unsaid' | AddedTax;

/** One spelling for each percentage, with at most two decimals. */
export const quoteTaxPattern = /^(?:included|unsaid|gst-(?:100|(?:0|[1-9]\d?)(?:\.\d?[1-9])?))$/;

/** Returns whether a text is a tax of a line. */
export const isQuoteTax = (text: string): text is QuoteTax => quoteTaxPattern.test(text);

/** Returns the tax for a percentage in hundredths, from 0 to 10000. */
export const addedTax = (hundredths: number): AddedTax => `gst-${hundredths / 100}`;

/** Returns the hundredths of a percent that a tax adds to a price. */
export const addedHundredths = (tax: QuoteTax): number =>
  tax.startsWith('gst-') ? Math.round(Number(tax.slice('gst-'.length)) * 100) : 0;

/** The choices of a line's tax beside the preset of its trade: the slabs since 22 September 2025. */
export const usualTaxes: readonly QuoteTax[] = ['included', 'gst-0', 'gst-5', 'gst-18', 'gst-40', 'unsaid'];

/** Returns the words for a tax. */
export function taxWords(tax: QuoteTax): string {
  if (tax === 'included') return t('GST included');
  if (tax === 'unsaid') return t('GST not mentioned');
  if (tax === 'gst-0') return t('no GST due (0%)');
  return t('plus {percent}% GST', { percent: showHundredths(addedHundredths(tax)) });
}
