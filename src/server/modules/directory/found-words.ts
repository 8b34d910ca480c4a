/** @file The sentence about a query and its results, as a page shows it. */
import type { DirectoryPage, Understood } from '#contract/directory.ts';
import type { DirectoryQuery } from '#contract/directory-query.ts';
import type { DirectoryAddress } from '#domain/finding/directory-address.ts';
import { directoryHref } from '#domain/finding/directory-href.ts';
import { factTokenWords } from '#domain/vendors/vendor-facts.ts';
import { nounFor } from '#content/category-nouns.ts';
import { kindLabel } from '#content/directory-choices.ts';
import { conditionsOf, dayAndYearWords, numberWords } from '#content/directory-conditions.ts';
import { foundSentence } from '#content/directory-sentence.ts';
import { directoryLimits } from '#facts/limits.ts';
import { showNumber } from '#words/formats.ts';
import { t } from '#words/t.ts';
import { addressOf, askedAddress } from './asked-address.ts';

type PageCounts = Pick<DirectoryPage, 'total' | 'capped' | 'relaxed' | 'understood'>;
type Words = Pick<DirectoryPage, 'sentence' | 'howMany' | 'conditions'>;

const limitSentence = () =>
  t('We looked for the first {max} characters only.', { max: showNumber(directoryLimits.queryMax) });

/** Returns the displayed name of a fact, as `food:jain`. */
export const factName = (token: string): string => factTokenWords(token).label;

const doubtful = {
  'no-day': (words: string) => t('“{words}” is not a day, so we left it out.', { words }),
  'past-day': (words: string, on: string) =>
    t('“{words}” has passed, so we looked for {day}.', { words, day: dayAndYearWords(on) }),
  minus: (words: string) => t('We read {words} as {number}.', { words, number: words.replace(/[-−]/u, '') }),
} as const;

/** Returns the sentences about what could not be meant as it was typed or given. */
function doubtSentences(
  { doubts = [], on = '' }: Understood,
  given: string | undefined,
  today: string,
): string[] {
  const isOver = given !== undefined && given < today;
  return [
    ...doubts.map(({ kind, words }) => doubtful[kind](words, on)),
    ...(isOver ? [t('{day} has passed.', { day: dayAndYearWords(given) })] : []),
  ];
}

/**
 * Returns an address that still names the products of the words, which are no condition. Without the category or a fact they would mean
 * it again.
 */
export function withProducts(
  field: string,
  address: DirectoryAddress,
  { own = [] }: Understood,
): DirectoryAddress {
  const products = own.map((names) => names.split('|')[0]);
  if (products.length === 0 || ['category', 'with'].includes(field)) return address;
  return { ...address, q: [...products, address.q].filter(Boolean).join(' ') };
}

/** Returns the lists of the nearest trades, in the place that was asked for. */
export const nearestOf = ({ kin = [], area, region }: Understood): DirectoryPage['nearest'] =>
  kin.map((category) => ({
    words: kindLabel(category),
    href: directoryHref({ category, ...(area && { area }), ...(region && { region }) }),
  }));

/** Returns the sentence above a list, with its size, a note if the words were cut, and the conditions that can be removed. */
export function foundWords(
  query: DirectoryQuery,
  { understood, ...found }: PageCounts,
  marketName: (id: string) => string,
  { isCut, today }: { isCut: boolean; today: string },
): Words {
  const asked = askedAddress(addressOf(query), understood);
  const told = { marketName, factName };
  const doubts = doubtSentences(understood, query.on, today);
  return {
    sentence: [...(isCut ? [limitSentence()] : []), ...doubts, foundSentence(found, { asked, ...told })].join(
      ' ',
    ),
    howMany: `${numberWords(found.total)} ${nounFor(asked.category, found.total)}`,
    conditions: conditionsOf(asked, told).map(({ field, words, without }) => ({
      words,
      without: directoryHref(withProducts(field, without, understood)),
    })),
  };
}
