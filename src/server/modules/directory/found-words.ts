/** @file What was asked of the directory and what was found, as a page says it. */
import type { DirectoryPage, DirectoryQuery } from '#contract/directory.ts';
import { directoryHref } from '#contract/directory-href.ts';
import { factTokenWords } from '#contract/vendor-facts.ts';
import { nounFor } from '#content/category-nouns.ts';
import { conditionsOf, numberWords } from '#content/directory-conditions.ts';
import { foundSentence } from '#content/directory-sentence.ts';
import { addressOf, askedAddress } from './asked-address.ts';

type Found = Pick<DirectoryPage, 'total' | 'capped' | 'relaxed' | 'understood'>;
type Words = Pick<DirectoryPage, 'sentence' | 'howMany' | 'conditions'>;

const factName = (token: string): string => factTokenWords(token).label;

/** Returns the sentence over a list, how many it has, and the conditions that can be taken away. */
export function foundWords(
  query: DirectoryQuery,
  { understood, ...found }: Found,
  marketName: (id: string) => string,
): Words {
  const asked = askedAddress(addressOf(query), understood);
  const told = { marketName, factName };
  return {
    sentence: foundSentence(found, { asked, ...told }),
    howMany: `${numberWords(found.total)} ${nounFor(asked.category, found.total)}`,
    conditions: conditionsOf(asked, told).map(({ words, without }) => ({
      words,
      without: directoryHref(without),
    })),
  };
}
