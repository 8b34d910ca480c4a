/** @file A query of the directory as it is read: its conditions by name, and what its words mean. */
import { directoryLimits } from '#facts/limits.ts';
import type { Understood } from '#contract/directory.ts';
import type { DirectoryQuery } from '#contract/directory-query.ts';
import { firstWords } from '#domain/formats/shorten.ts';
import { productSelections } from '#domain/vendors/vendor-categories.ts';
import type { Database } from '#platform/db/handle.ts';
import { wordsOf } from '#platform/db/search-terms.ts';
import { askedOf, type ParsedQuery } from './asked.ts';
import { isInName } from './directory-words.ts';
import type { Understanding } from './understand/understanding.ts';

export type ReadQuery = {
  /** The query with the words that are looked for. */
  query: DirectoryQuery;
  /** These words; the first of a long text. */
  typed: string;
  understood: Understood;
  /** The words were misspelt, and are read as corrected. */
  isCorrected: boolean;
  read: ParsedQuery;
  /** The query with its words as they stand, for `match`; absent where they cannot be meant so. */
  unread: ParsedQuery | undefined;
};

/** Reads a query: the only reader for lists, and for what is told about them later. */
export async function readQuery(
  db: Database,
  understanding: Pick<Understanding, 'understandCorrected'>,
  given: DirectoryQuery,
): Promise<ReadQuery> {
  const typed = firstWords(given.q ?? '', directoryLimits.queryMax);
  const query = { ...given, q: given.q && typed };
  const { understood: meant, words, isCorrected } = await understanding.understandCorrected(typed);
  const understood = meant.not && (await isInName(db, typed)) ? { words: wordsOf(typed) } : meant;
  // The words as they stand would find what they exclude, or parts of what nobody offers. Words of trades alone are a name only of
  // vendors that have chosen no trade yet: others could call themselves by them.
  const isWhole = understood.category !== undefined && understood.words.length === 0;
  const isRead = Object.keys(understood).length > 1 && !understood.not && !understood.kin;
  const literal = { words: wordsOf(words), ...(isWhole && { category: [...productSelections] }) };
  return {
    query,
    typed,
    understood,
    isCorrected,
    read: askedOf(query, understood),
    unread: isRead ? askedOf(query, literal) : undefined,
  };
}
