import type { DirectoryQuery, Understood } from '#contract/directory.ts';
import { wordsOf } from '#platform/db/search-terms.ts';

/** A query to the directory: its conditions, those read from its words, and the remaining words. */
export type ParsedQuery = Omit<DirectoryQuery, 'q'> & { words: readonly string[] };

/** Joins the two. A condition given by name wins over the same one read from the words. */
export function askedOf({ q: _, ...byName }: DirectoryQuery, understood: Understood): ParsedQuery {
  const { words, near: __, ...read } = understood;
  const given = Object.entries(byName).filter(([, value]) => value !== undefined);
  return { ...read, ...(Object.fromEntries(given) as typeof byName), words: wordsOf(words.join(' ')) };
}
