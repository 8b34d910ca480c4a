/** @file Searches vendors by words. A search word is first looked up among all stored words that contain it; the index holds whole words. */
import { and, desc, or, sql, type SQL } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { vendors, vendorWords } from '#platform/db/tables.ts';
import { alternativesOf } from '#platform/search/alternatives.ts';
import { termQuery } from './term-query.ts';

/** More words narrow nothing further, and each costs a condition. */
const maxWords = 6;

/** Returns the words of a search, in the form in which vendors are stored. */
export function wordsOf(query: string): string[] {
  const all = searchKey(query.replaceAll('\0', ' ')).split(' ').filter(Boolean);
  // A single letter is in nearly every vendor; it counts only when there is nothing else.
  const significant = all.filter((word) => word.length > 1);
  return [...new Set(significant.length > 0 ? significant : all)].slice(0, maxWords);
}

/** Shorter words occur inside too many others; they match only at the beginning of a word. */
const shortest = 3;
/** Returns the text with the special characters of `like` escaped. */
export const likeEscaped = (word: string) => word.replace(/[\\%_]/g, String.raw`\$&`);

function holds(word: string, text: SQL): SQL {
  const escaped = likeEscaped(word);
  if (word.length >= shortest) return sql`${text} like ${`%${escaped}%`}`;
  return sql`(${text} like ${`${escaped}%`} or ${text} like ${`% ${escaped}%`})`;
}

/** Matches a text of the vendor that holds one of these words. */
export const holdsAny = (words: readonly string[], text: SQL): SQL =>
  or(...words.map((word) => holds(word, text))) ?? sql`false`;

/** Returns the word and its everyday synonyms (halwai: catering), without those that contain another of them. */
export function formsOf(word: string): string[] {
  const all = [...new Set([word, ...alternativesOf(word)])];
  return all.filter((form) => !all.some((other) => other !== form && ` ${form} `.includes(` ${other} `)));
}

/** For a few letters in more words than this, words that begin with them and the shortest words come first. */
const heldMax = 100;
type Held = { word: number; form: number; part: string; held: string[] };

/** Returns the query of each word, given as its alternative forms; empty for a word of signs alone. One query to the database. */
export async function queriesFor(db: Database, words: readonly (readonly string[])[]): Promise<string[]> {
  const forms = words.flatMap((all, word) => all.map((form) => ({ word, form })));
  if (forms.length === 0) return words.map(() => '');
  const { rows } = await db.execute<Held>(sql`
    select word, form::int as form, part, array(
      select ${vendorWords.word} from ${vendorWords}
      where ${vendorWords.word} like case when length(part) < ${shortest} then '' else '%' end || part || '%'
      order by starts_with(${vendorWords.word}, part) desc, length(${vendorWords.word}), ${vendorWords.word} limit ${heldMax}
    ) as held
    from unnest(${sql.param(forms.map(({ word }) => word))}::int[], ${sql.param(forms.map(({ form }) => form))}::text[])
      with ordinality as given (word, text, form), unnest(search_words(text)) as part`);
  return words.map((_, word) => {
    const byForm = Map.groupBy(
      rows.filter((row) => row.word === word),
      ({ form }) => form,
    );
    const queries = [...byForm.values()].map((parts) =>
      parts.map(({ part, held }) => `(${termQuery([part, ...held])})`).join(' & '),
    );
    return queries.join(' | ');
  });
}

/** For more alternatives the planner adds up a guess for each unknown word, which turns a few vendors into one in five. */
const guessedMax = 20;

/**
 * Matches vendors with the terms of such a query. A query of many alternatives is repeated three times, since the planner multiplies their
 * shares: four in five stay half, and one in five, which is nobody, becomes one in a hundred. It read a million vendors for the hundred
 * who hold a rare word, because it expected to find enough at once.
 */
export function hasTerms(query: string): SQL {
  if (query === '') return sql`false`;
  const has = sql`${vendors.terms} @@ ${query}::tsquery`;
  return query.split(' | ').length > guessedMax ? and(has, has, has)! : has;
}

/** Matches vendors who hold each of these words or a synonym; undefined where there are none. One query. */
export const holdsWords = async (db: Database, words: readonly string[]): Promise<SQL | undefined> =>
  and(...(await queriesFor(db, words.map(formsOf))).map(hasTerms));

/** At least two in five trigrams in common; below that the word means another. */
const nearEnough = 0.4;
const candidates = 4;

/** Returns vendors' words spelt much like this one, the closest first. Numbers have none: a similar number is another number. */
export async function wordsLike(db: Database, word: string): Promise<string[]> {
  const likeness = sql`similarity(${vendorWords.word}, ${word})`;
  const rows = await db
    .select({ word: vendorWords.word })
    .from(vendorWords)
    .where(
      and(
        sql`${vendorWords.word} % ${word}`,
        sql`${likeness} >= ${nearEnough}::real`,
        sql`${vendorWords.word} ~ '^[^0-9]{3,40}$'`,
      ),
    )
    .orderBy(desc(likeness), vendorWords.word)
    .limit(candidates);
  return rows.map((row) => row.word);
}
