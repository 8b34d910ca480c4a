/** @file Corrections of misspelt words. */
import { sql } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { likeEscaped, wordsLike } from '#platform/db/search-terms.ts';
import { vendorWords } from '#platform/db/tables.ts';
import type { Lexicon } from './lexicon.ts';
import { wordsOfSentence } from './sentence.ts';
import { understand } from './understand.ts';

/** The minimum length to correct: in a word of three letters every one counts. */
const shortestTypo = 4;
/** Returns the number of wrong letters that a word of this length may have. */
const wrongLetters = (word: string) => (word.length >= 7 ? 2 : 1);

/** Returns the number of letters to add, drop, change or swap with the next; `max + 1` if the lengths differ by more than `max`. */
function distance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : Infinity;
      next.push(Math.min(change, swap, row[j]! + 1, next[j - 1]! + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}

/** Returns the known word with the most similar spelling, with the same beginning if two are as near. */
function nearest(word: string, known: Iterable<string>): string | null {
  let best: { word: string; score: number } | undefined;
  const max = wrongLetters(word);
  for (const other of known) {
    const wrong = distance(word, other, max);
    if (wrong === 0 || wrong > max) continue;
    const score = wrong + (other[0] === word[0] ? 0 : 0.5);
    if (!best || score < best.score) best = { word: other, score };
  }
  return best?.word ?? null;
}

const heldBy = async (db: Database, word: string): Promise<boolean> =>
  (
    await db
      .select({ word: vendorWords.word })
      .from(vendorWords)
      .where(sql`${vendorWords.word} like ${`%${likeEscaped(word)}%`}`)
      .limit(1)
  ).length > 0;

/**
 * Returns the typed words with those corrected that neither the lexicon nor any vendor knows, or null when there is nothing better. A known
 * word is never replaced.
 */
export async function didYouMean(
  db: Database,
  typed: string,
  lexicon: Lexicon,
  now: Date,
): Promise<string | null> {
  const unknown = understand(typed, lexicon, now).words.filter(
    (word) => word.length >= shortestTypo && /^[a-z]+$/.test(word) && !lexicon.known.has(word),
  );
  const meant = new Map<string, string>();
  for (const word of unknown) {
    if (await heldBy(db, word)) continue;
    const other = nearest(word, lexicon.known) ?? nearest(word, await wordsLike(db, word));
    if (other) meant.set(word, other);
  }
  if (meant.size === 0) return null;
  return wordsOfSentence(typed)
    .map((word) => meant.get(word) ?? word)
    .join(' ');
}
