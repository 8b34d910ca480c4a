/** @file The words of a search, each in the forms that match a vendor's text: as typed, by its sound, or with a similar spelling. */
import { and, or, sql, type SQL } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables/vendors.ts';
import { formsOf, hasTerms, queriesFor, wordsLike } from '#platform/db/search-terms.ts';

/** One word: it matches vendors with one of these forms, found by the query, or with a word that sounds alike. */
export type Word = { forms: readonly string[]; query: string; sounds: readonly string[] };
/** A function that returns the keys of a word's sound as stored with vendors; none when it has none. */
export type SoundsOf = (word: string) => readonly string[];

/** Builds the words from these forms. One query, none for no words. */
async function inForms(db: Database, forms: readonly (readonly string[])[]): Promise<Word[]> {
  const queries = await queriesFor(db, forms);
  return forms.map((all, index) => ({ forms: all, query: queries[index]!, sounds: [] }));
}

/** Builds the words as typed, with their colloquial meanings. */
export const asTyped = (db: Database, words: readonly string[]): Promise<Word[]> =>
  inForms(db, words.map(formsOf));

/** Returns the condition for vendors with this word, or one that sounds alike. */
export const holdsWord = ({ query, sounds }: Word): SQL =>
  sounds.length === 0
    ? hasTerms(query)
    : or(
        query === '' ? undefined : hasTerms(query),
        sql`${vendors.sounds} && ${sql.param([...sounds])}::text[]`,
      )!;

/** Returns the condition for vendors with all of these words; undefined when there are none. */
export const holdsAll = (words: readonly Word[]): SQL | undefined => and(...words.map(holdsWord));
/** Returns the condition for vendors with any of these words. */
export const holdsSome = (words: readonly Word[]): SQL | undefined => or(...words.map(holdsWord));

/**
 * Matches unknown words by their sound, or without a match by it as typos. The others must still match as they stand. At most two queries,
 * and one for each typo.
 */
export async function forgiving(
  db: Database,
  { words, typed, soundsOf }: { words: readonly Word[]; typed: readonly string[]; soundsOf: SoundsOf },
): Promise<readonly Word[]> {
  const bySound = typed.map((word): Word => ({ forms: [], query: '', sounds: soundsOf(word) }));
  const held = (word: Word) => sql`exists (select 1 from ${vendors} where ${holdsWord(word)})`;
  const levels = words.map(
    (word, index) => sql`case when ${held(word)} then 0 when ${held(bySound[index]!)} then 1 else 2 end`,
  );
  const { rows } = await db.execute<{ levels: number[] }>(
    sql`select array[${sql.join(levels, sql`, `)}] as levels`,
  );
  const levelOf = (index: number) => rows[0]?.levels[index];
  const likeIt = await Promise.all(
    typed.map((word, index) => (levelOf(index) === 2 ? wordsLike(db, word) : Promise.resolve([]))),
  );
  const meant = await inForms(db, likeIt);
  return words.map((word, index) => [word, bySound[index]!, meant[index]!][levelOf(index) ?? 0]!);
}
