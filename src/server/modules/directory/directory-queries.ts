/**
 * @file The vendor search, with directory-conditions.ts (filters), directory-words.ts (words), directory-list.ts (reading),
 * directory-score.ts and directory-order.ts (order), directory-relax.ts (the closest) and directory-choices.ts (counts).
 */
import type { Relaxable } from '#contract/directory.ts';
import type { Weekday } from '#domain/vendors/vendor-categories.ts';
import type { Database } from '#platform/db/handle.ts';
import type { ParsedQuery } from './asked.ts';
import { conditionsOf, type Conditions } from './directory-conditions.ts';
import { readList, type List } from './directory-list.ts';
import { pageOf, stretchesOf, type ScoredVendor } from './directory-order.ts';
import { relax, type NeighboursOf } from './directory-relax.ts';
import { asTyped, forgiving, holdsAll, type SoundsOf, type Word } from './directory-words.ts';

/** The context of a search beside the database. */
export type SearchContext = { today: Weekday; neighboursOf: NeighboursOf; soundsOf: SoundsOf };

/** The vendors shown for a query, and how they were found. */
export type Match = {
  list: List;
  conditions: Conditions;
  words: readonly Word[];
  /** True when words matched by their sound or as typos. */
  similar: boolean;
  relaxed: Relaxable[];
};

const named = (conditions: Conditions, words: readonly Word[]): Conditions => {
  const held = holdsAll(words);
  return held ? { ...conditions, words: held } : conditions;
};

/** Finds the vendors that match a query word for word. */
async function exactly(db: Database, asked: ParsedQuery, { today }: SearchContext): Promise<Match> {
  const words = await asTyped(db, asked.words);
  const conditions = named(conditionsOf(asked, today), words);
  const list = await readList(db, { conditions, words, asked, today });
  return { list, conditions, words, similar: false, relaxed: [] };
}

/** Finds the words by their sound, or as typos. */
async function inOtherForms(
  db: Database,
  asked: ParsedQuery,
  exact: Match,
  { today, soundsOf }: SearchContext,
) {
  if (asked.words.length === 0) return exact;
  const words = await forgiving(db, { words: exact.words, typed: asked.words, soundsOf });
  return { words, conditions: named(conditionsOf(asked, today), words) };
}

const isSomebody = ({ list }: Pick<Match, 'list'>) => list.total > 0;

/**
 * Finds the vendors for a query. The query as given is tried first, because that is the fast way and mostly the right one; then its words
 * as they stand (`unread`: the conditions read from them may have been wrong); then by sound and for typos; then with conditions dropped;
 * and at last all of that for the unread words. At most fifteen queries (four lists, two for the words as they stand, two about their forms
 * and one for each of six typos, one about the conditions), and thirteen more for unread words.
 * @where Where is the SQL of the vendor search?
 */
export async function match(
  db: Database,
  asked: ParsedQuery,
  context: SearchContext,
  unread?: ParsedQuery,
): Promise<Match> {
  const { today } = context;
  const exact = await exactly(db, asked, context);
  if (isSomebody(exact)) return exact;
  const literal = unread && (await exactly(db, unread, context));
  if (literal && isSomebody(literal)) return literal;
  const { words, conditions } = await inOtherForms(db, asked, exact, context);
  if (words !== exact.words) {
    const list = await readList(db, { conditions, words, asked, today });
    if (isSomebody({ list })) return { list, conditions, words, similar: true, relaxed: [] };
  }
  const found = await relax(db, conditions, { asked, words, neighboursOf: context.neighboursOf });
  if (!found) return unread ? match(db, unread, context) : exact;
  const kept = found.conditions.words ? words : [];
  const similar = kept.some(({ forms }, index) => forms.join() !== exact.words[index]!.forms.join());
  const list = await readList(db, { conditions: found.conditions, words: kept, asked, today });
  return { ...found, list, words: kept, similar };
}

/** Reads a page of a match. No query unless the list is longer than the pages can show; then at most four. */
export async function pageOfMatch(
  db: Database,
  { conditions, words, list }: Match,
  asked: ParsedQuery,
): Promise<ScoredVendor[]> {
  if (list.capped) return pageOf(db, stretchesOf(conditions, asked, words), asked);
  return list.page;
}
