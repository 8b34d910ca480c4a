import { and, desc, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/db/handle.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { vendors, vendorWords } from '#platform/db/tables.ts';
import { alternativesOf } from '#platform/search/alternatives.ts';

/** More words than this narrow nothing further, and each costs a condition. */
const maxWords = 6;

/** The words of a search, in the form in which vendors are kept. */
export function wordsOf(query: string): string[] {
  const all = searchKey(query.replaceAll('\0', ' ')).split(' ').filter(Boolean);
  // A single letter is in nearly every vendor; it counts only when there is nothing else.
  const significant = all.filter((word) => word.length > 1);
  return [...new Set(significant.length > 0 ? significant : all)].slice(0, maxWords);
}

/** Shorter words are in the middle of too many; they are looked for where a word begins, which the index can answer too. */
const shortest = 3;
/** The text as `like` takes it by the letter. */
export const likeEscaped = (word: string) => word.replace(/[\\%_]/g, String.raw`\$&`);

function holds(word: string, text: SQL): SQL {
  const escaped = likeEscaped(word);
  if (word.length >= shortest) return sql`${text} like ${`%${escaped}%`}`;
  return sql`(${text} like ${`${escaped}%`} or ${text} like ${`% ${escaped}%`})`;
}

/** One of these words stands in the vendor's search text, or in another text of it. */
export const holdsAny = (words: readonly string[], text: SQL = sql`${vendors.search}`): SQL =>
  or(...words.map((word) => holds(word, text))) ?? sql`false`;

/** The word, and those that the street uses it for (halwai: catering). */
export const formsOf = (word: string): string[] => [word, ...alternativesOf(word)];

/** The vendor holds the word, or one that the street uses it for. */
export const matchesWord = (word: string): SQL => holdsAny(formsOf(word));

/** At least two in five trigrams in common; fewer, and the word means another. */
const nearEnough = 0.4;
const candidates = 4;

/** Words that vendors hold and that are spelt much like this one, the closest first. */
export async function wordsLike(db: Database, word: string): Promise<string[]> {
  const likeness = sql`similarity(${vendorWords.word}, ${word})`;
  const rows = await db
    .select({ word: vendorWords.word })
    .from(vendorWords)
    .where(and(sql`${vendorWords.word} % ${word}`, sql`${likeness} >= ${nearEnough}::real`))
    .orderBy(desc(likeness), vendorWords.word)
    .limit(candidates);
  return rows.map((row) => row.word);
}
