import { or, sql, type SQL } from 'drizzle-orm';
import { searchSynonyms } from '#content/help.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { vendors } from '#platform/db/tables.ts';

/** More words than this narrow nothing further, and each costs a condition. */
const maxWords = 6;

/** The words of a search, in the form in which vendors are kept. */
export function wordsOf(query: string): string[] {
  const all = searchKey(query.replaceAll('\0', ' ')).split(' ').filter(Boolean);
  // A single letter is in nearly every vendor; it counts only when there is nothing else.
  const telling = all.filter((word) => word.length > 1);
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, maxWords);
}

const holds = (word: string): SQL =>
  sql`${vendors.search} like ${`%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`}`;

/** The vendor holds the word, or one that the street uses it for (halwai: catering). */
export const matchesWord = (word: string): SQL =>
  or(holds(word), ...(searchSynonyms[word] ?? []).map((other) => holds(searchKey(other))))!;

/**
 * The vendor holds a word spelt like this one: half of the trigrams of both are the same (the threshold of `<<%`, which both
 * databases have by default). Answered by the trigram index.
 */
export const resemblesWord = (word: string): SQL => sql`${word}::text <<% ${vendors.search}`;
