/** @file The text of a price guide, made on the server: `/prices/catering`. */
import { t, translated } from '#words/t.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { directoryLimits } from '#facts/limits.ts';
import type { PriceGuide } from '#contract/price-guides.ts';
import { nounFor } from './category-nouns.ts';
import { numberWords } from './directory-conditions.ts';
import { asksOfAll, priceGuides } from './price-guides/index.ts';
import { monthWords } from './vendor-fact-words.ts';

type Said = Pick<PriceGuide, 'category' | 'listed' | 'stated' | 'samples' | 'since' | 'until' | 'units'>;

/** Returns a span of prices: `₹450 to ₹900`. */
export const spanWords = (from: number, to: number): string =>
  to > from ? t('₹{from} to ₹{to}', { from: numberWords(from), to: numberWords(to) }) : rupeeWords(from);
/** Returns an amount: `₹900`. */
export const rupeeWords = (amount: number): string => t('₹{amount}', { amount: numberWords(amount) });

/** Returns the title of a guide: `What caterers cost in Delhi-NCR`. */
export const guideTitle = (category: VendorCategory): string =>
  t('What {nouns} cost in {place}', { nouns: nounFor(category, 2), place: t('Delhi-NCR') });

/** Returns the months of the statements: `Nov 2026`, or `Mar to Nov 2026` as two months. */
function monthsOf({ since, until }: Said): string {
  if (since === null || until === null) return '';
  if (since === until) return monthWords(until);
  return t('{since} to {until}', { since: monthWords(since), until: monthWords(until) });
}

/** Returns where the figures come from, or that there are too few of them. */
function leadOf(said: Said): string {
  const { category, listed, stated, units } = said;
  const nouns = nounFor(category, 2);
  if (units.length === 0)
    return t(
      'Too few {nouns} have stated a price yet for a fair figure: we give one from {least} vendors on. What moves the price, and what to ask, is below.',
      { nouns, least: numberWords(directoryLimits.pricesFrom) },
    );
  return t(
    'Prices that {stated} of the {listed} {noun} listed here state, as of {months}. Your day has its own price, so ask for a quote.',
    {
      stated: numberWords(stated),
      listed: numberWords(listed),
      noun: nounFor(category, listed),
      months: monthsOf(said),
    },
  );
}

/** Returns what search engines show below the title. */
function descriptionOf({ category, units }: Said): string {
  const [usual] = units;
  const nouns = nounFor(category, 2);
  const figures =
    usual &&
    t('{nouns} in {place}: {span} {unit}, half begin at {begins} or less.', {
      nouns: nouns.charAt(0).toUpperCase() + nouns.slice(1),
      place: t('Delhi-NCR'),
      span: usual.span,
      unit: usual.words,
      begins: usual.begins,
    });
  return [figures, t('What moves the price, and what to ask before you agree.')].filter(Boolean).join(' ');
}

/** Returns how many of those who are counted are made up; null where none is. */
function noteOf({ samples, stated }: Said): string | null {
  if (samples === 0) return null;
  if (samples === stated) return t('Sample vendors: made up to show how a price guide looks.');
  return t('{samples} of the {stated} who are counted are samples, made up to show how a guide looks.', {
    samples: numberWords(samples),
    stated: numberWords(stated),
  });
}

/** Returns everything of a guide that is words. */
export const guideWords = (said: Said) => ({
  title: guideTitle(said.category),
  description: descriptionOf(said),
  lead: leadOf(said),
  note: said.units.length > 0 ? noteOf(said) : null,
  moves: priceGuides[said.category].moves.map(translated),
  asks: [...priceGuides[said.category].asks, ...asksOfAll].map(translated),
  all: t('All {nouns}', { nouns: nounFor(said.category, 2) }),
});
