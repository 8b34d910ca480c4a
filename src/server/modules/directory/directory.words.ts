/** @file The words of a search, each in the forms in which a vendor may hold it: as typed, by its sound, or spelt like it. */
import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables/vendors.ts';
import { formsOf, holdsAny, wordsLike } from '#platform/db/search-terms.ts';

/** One word: a vendor matches who holds one of these, or a word that sounds like it. */
export type Word = { forms: readonly string[]; sounds: readonly string[] };
/** The keys under which the sound of a word is kept with a vendor; none when it has none. */
export type SoundsOf = (word: string) => readonly string[];

/** The words as they were typed, with what the street means by them. */
export const asTyped = (words: readonly string[]): Word[] =>
  words.map((word) => ({ forms: formsOf(word), sounds: [] }));

/** Who holds this word. */
export const holdsWord = ({ forms, sounds }: Word): SQL =>
  or(
    holdsAny(forms),
    sounds.length > 0 ? sql`${vendors.sounds} && ${sql.param([...sounds])}::text[]` : undefined,
  )!;

/** Who holds all of these words; undefined when there are none. */
export const holdsAll = (words: readonly Word[]): SQL | undefined => and(...words.map(holdsWord));
/** Who holds any of them. */
export const holdsSome = (words: readonly Word[]): SQL | undefined => or(...words.map(holdsWord));

/**
 * Words that no vendor holds are taken by their sound; those that nobody holds by it either, for typos. The others must still match
 * as they stand. One query, and one for each typo.
 */
export async function forgiving(db: Database, typed: readonly string[], soundsOf: SoundsOf): Promise<Word[]> {
  const words = asTyped(typed);
  const bySound = typed.map((word): Word => ({ forms: [], sounds: soundsOf(word) }));
  const held = (word: Word) => sql`exists (select 1 from ${vendors} where ${holdsWord(word)})`;
  const levels = words.map(
    (word, index) => sql`case when ${held(word)} then 0 when ${held(bySound[index]!)} then 1 else 2 end`,
  );
  const { rows } = await db.execute<{ levels: number[] }>(
    sql`select array[${sql.join(levels, sql`, `)}] as levels`,
  );
  return Promise.all(
    words.map(async (word, index): Promise<Word> => {
      const level = rows[0]?.levels[index];
      if (level === 0) return word;
      return level === 1 ? bySound[index]! : { forms: await wordsLike(db, typed[index]!), sounds: [] };
    }),
  );
}
