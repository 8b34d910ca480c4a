/** @file The sentence about a query and its results, as a page shows it. */
import type { DirectoryPage, DirectoryQuery } from '#contract/directory.ts';
import { directoryHref } from '#domain/finding/directory-href.ts';
import { factTokenWords } from '#domain/vendors/vendor-facts.ts';
import { nounFor } from '#content/category-nouns.ts';
import { conditionsOf, numberWords } from '#content/directory-conditions.ts';
import { foundSentence } from '#content/directory-sentence.ts';
import { directoryLimits } from '#facts/limits.ts';
import { showNumber } from '#words/formats.ts';
import { t } from '#words/t.ts';
import { addressOf, askedAddress } from './asked-address.ts';

type PageCounts = Pick<DirectoryPage, 'total' | 'capped' | 'relaxed' | 'understood'>;
type Words = Pick<DirectoryPage, 'sentence' | 'howMany' | 'conditions'>;

const limitSentence = () =>
  t('We looked for the first {max} characters only.', { max: showNumber(directoryLimits.queryMax) });

const factName = (token: string): string => factTokenWords(token).label;

/** Returns the sentence above a list, with its size, a note if the words were cut, and the conditions that can be removed. */
export function foundWords(
  query: DirectoryQuery,
  { understood, ...found }: PageCounts,
  marketName: (id: string) => string,
  isCut: boolean,
): Words {
  const asked = askedAddress(addressOf(query), understood);
  const told = { marketName, factName };
  const sentence = foundSentence(found, { asked, ...told });
  return {
    sentence: isCut ? `${limitSentence()} ${sentence}` : sentence,
    howMany: `${numberWords(found.total)} ${nounFor(asked.category, found.total)}`,
    conditions: conditionsOf(asked, told).map(({ words, without }) => ({
      words,
      without: directoryHref(without),
    })),
  };
}
