/** @file Cells of a table of vendors: phone numbers, trades and prices as people write them. */
import { directoryLimits } from '#facts/limits.ts';
import { normalisePhone } from '#domain/formats/phone.ts';
import { rupeesIn } from '#domain/formats/rupees.ts';
import {
  vendorCategories,
  vendorCategoryNames,
  type VendorCategory,
} from '#domain/vendors/vendor-categories.ts';
import { categoryFacts, type PriceCue } from '#domain/vendors/vendor-facts.ts';
import { translated } from '#words/t.ts';
import { inLocale } from '#platform/words/request-locale.ts';

/** Words of a trade beside its own names, each by its beginning. */
const tradeWords: Readonly<Partial<Record<VendorCategory, RegExp>>> = {
  venue: /^(?:banquet|hotel|farm ?house|resort|hall)/,
  catering: /^(?:cater|halwai|food)/,
  decoration: /^(?:decor|tent|flor)/,
  photography: /^photo/,
  videography: /^(?:video|film)/,
  makeup: /^(?:make|mehe?ndi|henna|beaut|salon)/,
  priest: /^(?:pandit|priest|pujari)/,
  planner: /^(?:planner|wedding plan|event (?:plan|manag))/,
  architecture: /^architect/,
  interiors: /^interior/,
  electrical: /^electric/,
  plumbing: /^plumb/,
  painting: /^paint/,
  'civil-construction': /^(?:construction|civil|builder|contractor)/,
  accounting: /^(?:account|ca$)/,
  legal: /^(?:legal|lawyer|advocate)/,
  'car-rentals': /^(?:car|cab|taxi)/,
  gifts: /^(?:gift|invit)/,
};
const plainly = (words: string) => words.normalize('NFC').trim().toLowerCase();

/** Returns the category that a word names: its key, its name in either language, or a usual word for it. */
function tradeOf(words: string): VendorCategory | null {
  const said = plainly(words);
  return (
    vendorCategoryNames.find((one) => {
      const label = vendorCategories[one];
      return [one, label, inLocale('hi', () => translated(label))].some((name) => plainly(name) === said);
    }) ??
    vendorCategoryNames.find((one) => tradeWords[one]?.test(said)) ??
    null
  );
}

/** Returns a price in the usual unit of a category; null for words that are no sum. */
export function priceOf(words: string, category: VendorCategory, asOf: string): PriceCue | null {
  const [from, to = null] = words.split(/\s*(?:-|–|—|\bto\b)\s*(?=\S)/).map((one) => rupeesIn(one));
  const isSum = (sum: number | null | undefined): sum is number =>
    typeof sum === 'number' && sum > 0 && sum <= directoryLimits.priceMaxRupees;
  if (!isSum(from) || (to !== null && (!isSum(to) || to < from))) return null;
  return { category, unit: categoryFacts[category].units[0], from, to, taxIncluded: false, asOf };
}

/** Returns ten digits; of a cell with several numbers the first one. */
export function phoneIn(cell: string): string | null {
  const found = cell
    .replace(/\.0+$/, '')
    .split(/[,/;\n]| or /)
    .map((one) => normalisePhone(one.replace(/^'/, '')))
    .find((one) => /^\d{10}$/.test(one));
  return found ?? null;
}

/** Returns the trades of a cell, and whether it names any. */
export function tradesIn(cell: string): VendorCategory[] {
  const parts = cell
    .split(/[,/;|+&]| and /)
    .map((one) => one.trim())
    .filter(Boolean);
  const whole = tradeOf(cell);
  return [...new Set(whole ? [whole] : parts.flatMap((one) => tradeOf(one) ?? []))];
}
