/** @file The words of a search, each in the forms in which a vendor may hold it: as typed, by its sound, or spelt like it. */
import { and, or, sql, type SQL } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables/vendors.ts';
import { formsOf, hasTerms, queriesFor, wordsLike } from '#platform/db/search-terms.ts';

/** One word: a vendor matches who holds one of these, found by the query, or a word that sounds like it. */
export type Word = { forms: readonly string[]; query: string; sounds: readonly string[] };
/** The keys under which the sound of a word is kept with a vendor; none when it has none. */
export type SoundsOf = (word: string) => readonly string[];

/** The words in these forms. One query, none for no words. */
async function inForms(db: Database, forms: readonly (readonly string[])[]): Promise<Word[]> {
  const queries = await queriesFor(db, forms);
  return forms.map((all, index) => ({ forms: all, query: queries[index]!, sounds: [] }));
}

/** The words as they were typed, with what the street means by them. */
export const asTyped = (db: Database, words: readonly string[]): Promise<Word[]> =>
  inForms(db, words.map(formsOf));

/** The condition that a vendor holds this word, or one that sounds like it. */
export const holdsWord = ({ query, sounds }: Word): SQL =>
  sounds.length === 0
    ? hasTerms(query)
    : or(
        query === '' ? undefined : hasTerms(query),
        sql`${vendors.sounds} && ${sql.param([...sounds])}::text[]`,
      )!;

/** Who holds all of these words; undefined when there are none. */
export const holdsAll = (words: readonly Word[]): SQL | undefined => and(...words.map(holdsWord));
/** Who holds any of them. */
export const holdsSome = (words: readonly Word[]): SQL | undefined => or(...words.map(holdsWord));

/**
 * Words that no vendor holds are taken by their sound; those that nobody holds by it either, for typos. The others must still match
 * as they stand. At most two queries, and one for each typo.
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
