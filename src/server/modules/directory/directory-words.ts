/** @file The words of a search, each in the forms that match a vendor's text: as typed, by its sound, or with a similar spelling. */
import { and, or, sql, type SQL } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { isPublic, vendors } from '#platform/db/tables/vendors.ts';
import { romanise } from '#platform/search/romanise.ts';
import { spellingOf } from '#platform/search/word-keys.ts';
import { typoDistance } from '#platform/search/typo.ts';
import { formsOf, hasTerms, likeEscaped, queriesFor, wordsLike } from '#platform/db/search-terms.ts';
import { inOffer } from '#platform/db/term-query.ts';

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
/** Returns the condition for vendors whose offer has all of these words; undefined when there are none. */
export const offersAll = (words: readonly Word[]): SQL | undefined =>
  words.length > 0 ? and(...words.map(({ query }) => hasTerms(inOffer(query)))) : undefined;

/** Returns the condition for vendors with any of these words. */
export const holdsSome = (words: readonly Word[]): SQL | undefined => or(...words.map(holdsWord));

/** Shorter sounds of a word in another script belong to many words. */
const tellingSound = 3;
/** The maximum of vendors whose words are compared with one that sounds alike. */
const comparedMax = 100;

/**
 * Returns the vendors' words that sound like this one and are spelt much like it, or tellingly alike in another script: `horse` sounds
 * like `hours`, and is another word. One query.
 */
async function spokenAs(
  db: Database,
  word: string,
  { soundsOf, sounds }: { soundsOf: SoundsOf; sounds: readonly string[] },
) {
  const rows = await db
    .select({ text: vendors.search })
    .from(vendors)
    .where(sql`${vendors.sounds} && ${sql.param([...sounds])}::text[]`)
    .limit(comparedMax);
  const all = new Set(rows.flatMap(({ text }) => text.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []));
  const isTelling = !isLatin(word) && sounds.some((sound) => sound.length >= tellingSound);
  return [...all].filter((other) => {
    const soundsAlike = soundsOf(other).some((sound) => sounds.includes(sound));
    if (!isLatin(other) || isTelling) return soundsAlike;
    return isLatin(word) ? typoDistance(word, other) !== null : spelled(word) === spellingOf(other);
  });
}
/** Returns the usual spelling of a word of another script in Latin letters. */
const spelled = (word: string) => spellingOf(romanise(word));
const isLatin = (word: string) => /^[a-z]+$/.test(word);

/** Returns the vendors' words of which this may be a typing error. */
const typedFor = async (db: Database, word: string) =>
  (await wordsLike(db, word)).filter((other) => !isLatin(word) || typoDistance(word, other) !== null);

/**
 * Matches unknown words by their sound, or without a match by it as typos. The others must still match as they stand. At most two queries,
 * and two for each unknown word.
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
    typed.map(async (word, index) => {
      const level = levelOf(index) ?? 0;
      const spoken =
        level === 1 ? await spokenAs(db, word, { soundsOf, sounds: bySound[index]!.sounds }) : [];
      return level === 0 || spoken.length > 0 ? spoken : typedFor(db, word);
    }),
  );
  const meant = await inForms(db, likeIt);
  return words.map((word, index) => {
    const level = levelOf(index) ?? 0;
    return level === 0 ? word : meant[index]!;
  });
}

/** Resolves to whether the typed words are in the name of a business as they stand: `No Fuss Catering` excludes nothing. One query. */
export async function isInName(db: Database, typed: string): Promise<boolean> {
  const rows = await db
    .select({ id: vendors.id })
    .from(vendors)
    .where(and(isPublic(vendors), sql`${vendors.sortName} like ${`%${likeEscaped(searchKey(typed))}%`}`))
    .limit(1);
  return rows.length > 0;
}
