/** @file What a vendor is found by. A word of a search finds each word that holds it; those are looked up, and the index has them whole. */
import { and, desc, or, sql, type SQL } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { vendors, vendorWords } from '#platform/db/tables.ts';
import { alternativesOf } from '#platform/search/alternatives.ts';
import { termQuery } from './term-query.ts';

/** More words than this narrow nothing further, and each costs a condition. */
const maxWords = 6;

/** The words of a search, in the form in which vendors are kept. */
export function wordsOf(query: string): string[] {
  const all = searchKey(query.replaceAll('\0', ' ')).split(' ').filter(Boolean);
  // A single letter is in nearly every vendor; it counts only when there is nothing else.
  const significant = all.filter((word) => word.length > 1);
  return [...new Set(significant.length > 0 ? significant : all)].slice(0, maxWords);
}

/** Shorter words are in the middle of too many; they are looked for where a word begins. */
const shortest = 3;
/** The text as `like` takes it by the letter. */
export const likeEscaped = (word: string) => word.replace(/[\\%_]/g, String.raw`\$&`);

function holds(word: string, text: SQL): SQL {
  const escaped = likeEscaped(word);
  if (word.length >= shortest) return sql`${text} like ${`%${escaped}%`}`;
  return sql`(${text} like ${`${escaped}%`} or ${text} like ${`% ${escaped}%`})`;
}

/** One of these words stands in a text of the vendor. */
export const holdsAny = (words: readonly string[], text: SQL): SQL =>
  or(...words.map((word) => holds(word, text))) ?? sql`false`;

/** The word, and those that the street uses it for (halwai: catering), but for those that say no more than another. */
export function formsOf(word: string): string[] {
  const all = [...new Set([word, ...alternativesOf(word)])];
  return all.filter((form) => !all.some((other) => other !== form && ` ${form} `.includes(` ${other} `)));
}

/** Of a few letters that stand in more words, the first that begin with them and the shortest are looked for. */
const heldMax = 100;
type Held = { word: number; form: number; part: string; held: string[] };

/**
 * Returns for each word, given as the forms any of which will do, what finds the vendors who hold it; empty for one of signs alone. One
 * query.
 */
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

/** Of more alternatives the planner adds up a guess for each word that it does not know, which makes a few vendors one in five. */
const guessedMax = 20;

/**
 * Who has the terms of such a query. One of many alternatives is asked three times, since the planner multiplies their shares: four in
 * five stay half, and one in five, which is nobody, becomes one in a hundred. It read a million vendors for the hundred who hold a
 * rare word, because it expected to find enough at once.
 */
export function hasTerms(query: string): SQL {
  if (query === '') return sql`false`;
  const has = sql`${vendors.terms} @@ ${query}::tsquery`;
  return query.split(' | ').length > guessedMax ? and(has, has, has)! : has;
}

/** Who holds each of these words, or what the street uses it for; undefined where there are none. One query. */
export const holdsWords = async (db: Database, words: readonly string[]): Promise<SQL | undefined> =>
  and(...(await queriesFor(db, words.map(formsOf))).map(hasTerms));

/** At least two in five trigrams in common; fewer, and the word means another. */
const nearEnough = 0.4;
const candidates = 4;

/** Words that vendors hold and that are spelt much like this one, the closest first. Numbers are not misspelt, they are other numbers. */
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
