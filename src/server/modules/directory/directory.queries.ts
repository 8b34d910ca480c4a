/**
 * @file The vendor search, with directory.conditions.ts (filters), directory.words.ts (words), directory.score.ts and
 * directory.order.ts (order), directory.relax.ts (the closest) and directory.choices.ts (counts).
 */
import type { Relaxable } from '#contract/directory.ts';
import type { Weekday } from '#contract/vendor-categories.ts';
import type { Database } from '#platform/db/handle.ts';
import type { Asked } from './asked.ts';
import { allOf, conditionsOf, type Conditions } from './directory.conditions.ts';
import { countOf, type Total } from './directory.count.ts';
import { pageOf, stretchesOf } from './directory.order.ts';
import { relax, type NeighboursOf } from './directory.relax.ts';
import { asTyped, forgiving, holdsAll, type SoundsOf, type Word } from './directory.words.ts';

/** What the search knows beside the database. */
export type SearchContext = { today: Weekday; neighboursOf: NeighboursOf; soundsOf: SoundsOf };

/** The vendors that are shown for a query: who they are, and how they were come by. */
export type Match = Total & {
  conditions: Conditions;
  words: readonly Word[];
  /** Words were taken by their sound or for typos. */
  similar: boolean;
  relaxed: Relaxable[];
};

const named = (conditions: Conditions, words: readonly Word[]): Conditions => {
  const held = holdsAll(words);
  return held ? { ...conditions, words: held } : conditions;
};

/** The vendors who meet a query word for word. */
async function exactly(db: Database, asked: Asked, { today }: SearchContext): Promise<Match> {
  const words = asTyped(asked.words);
  const conditions = named(conditionsOf(asked, today), words);
  return { ...(await countOf(db, allOf(conditions))), conditions, words, similar: false, relaxed: [] };
}

/** The words by their sound, or for what they are typos of. */
async function inOtherForms(db: Database, asked: Asked, exact: Match, { today, soundsOf }: SearchContext) {
  if (asked.words.length === 0) return exact;
  const words = await forgiving(db, asked.words, soundsOf);
  return { words, conditions: named(conditionsOf(asked, today), words) };
}

/**
 * Finds out which vendors a query is answered with. What was asked is tried first, because that is the quick way and mostly the
 * right one; then its words as they stand (`unread`: where conditions were read from them, that may have been wrong); then by sound
 * and for typos; then with conditions let go; and at last all of that for the unread words. At most twelve queries (four counts,
 * one about the words, one for each of six typos, one about the conditions), and eleven more for unread words.
 */
export async function match(
  db: Database,
  asked: Asked,
  context: SearchContext,
  unread?: Asked,
): Promise<Match> {
  const exact = await exactly(db, asked, context);
  if (exact.total > 0) return exact;
  const literal = unread && (await exactly(db, unread, context));
  if (literal && literal.total > 0) return literal;
  const { words, conditions } = await inOtherForms(db, asked, exact, context);
  if (words !== exact.words) {
    const counted = await countOf(db, allOf(conditions));
    if (counted.total > 0) return { ...counted, conditions, words, similar: true, relaxed: [] };
  }
  const found = await relax(db, conditions, { asked, words, neighboursOf: context.neighboursOf });
  if (!found) return unread ? match(db, unread, context) : exact;
  const kept = found.conditions.words ? words : [];
  const similar = kept.some(({ forms }, index) => forms.join() !== exact.words[index]!.forms.join());
  return { ...(await countOf(db, allOf(found.conditions))), ...found, words: kept, similar };
}

/** A page of the vendors of a match. At most four queries. */
export const pageOfMatch = (db: Database, { conditions, words, capped, total }: Match, asked: Asked) =>
  total > 0 ? pageOf(db, stretchesOf(allOf(conditions), asked, words, capped), asked) : Promise.resolve([]);
