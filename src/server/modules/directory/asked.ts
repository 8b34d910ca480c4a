import type { Understood } from '#contract/directory.ts';
import type { DirectoryQuery } from '#contract/directory-query.ts';
import { joinExclusions, type Exclusions } from '#domain/finding/exclusions.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { wordsOf } from '#platform/db/search-terms.ts';

/** A query to the directory: its conditions, those read from its words, the products that they name, and the remaining words. */
export type ParsedQuery = Omit<DirectoryQuery, 'q' | 'without'> &
  Pick<Understood, 'own' | 'kin'> & {
    not?: Exclusions;
    words: readonly string[];
    /** All typed words, as names of vendors are stored. */
    typed: readonly string[];
  };

/** Joins the two. A condition given by name wins over the same one read from the words. */
export function askedOf({ q = '', without, ...byName }: DirectoryQuery, understood: Understood): ParsedQuery {
  const { words, near: __, not, doubts: ___, ...read } = understood;
  const given = Object.entries(byName).filter(([, value]) => value !== undefined);
  const excluded = joinExclusions(without, not);
  return {
    ...read,
    ...(Object.fromEntries(given) as typeof byName),
    ...(excluded && { not: excluded }),
    words: wordsOf(words.join(' ')),
    typed: searchKey(q.replaceAll('\0', ' ')).split(' ').filter(Boolean),
  };
}
