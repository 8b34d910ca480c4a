/** @file Corrections of misspelt words. */
import { sql } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { typoDistance } from '#platform/search/typo.ts';
import { likeEscaped, wordsLike } from '#platform/db/search-terms.ts';
import { vendorWords } from '#platform/db/tables.ts';
import type { Lexicon } from './lexicon.ts';
import { wordsOfSentence } from './sentence.ts';

/** The minimum length to correct: in a word of three letters every one counts. */
const shortestTypo = 4;
/** Returns the known word of which this is a typing error, the nearest one; null for none. */
function nearest(word: string, known: Iterable<string>): string | null {
  let best: { word: string; wrong: number } | undefined;
  for (const other of known) {
    const wrong = typoDistance(word, other);
    if (wrong !== null && wrong > 0 && (!best || wrong < best.wrong)) best = { word: other, wrong };
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

/** A typed query, and its words without a meaning. */
type Typed = { typed: string; words: readonly string[]; lexicon: Lexicon };

/** Returns the typed words with the misspelt ones replaced by what `meantBy` makes of each; null when nothing is replaced. */
async function replaced(
  db: Database,
  { typed, words, lexicon }: Typed,
  meantBy: (word: string) => string | null | Promise<string | null>,
): Promise<string | null> {
  const unknown = words.filter(
    (word) => word.length >= shortestTypo && /^[a-z]+$/.test(word) && !lexicon.known.has(word),
  );
  const meant = new Map<string, string>();
  for (const word of unknown) {
    if (await heldBy(db, word)) continue;
    const other = await meantBy(word);
    if (other) meant.set(word, other);
  }
  if (meant.size === 0) return null;
  return wordsOfSentence(typed)
    .map((word) => meant.get(word) ?? word)
    .join(' ');
}

/**
 * Returns the typed words with misspelt trades, products and places corrected; null for none. What a vendor writes is no source: a name could
 * be bought for a misspelling.
 */
export const correctedTrades = (db: Database, typed: Typed): Promise<string | null> =>
  replaced(db, typed, (word) => nearest(word, typed.lexicon.meant));

/**
 * Returns the typed words with those corrected that neither the lexicon nor any vendor knows, or null when there is nothing better. A known
 * word is never replaced.
 */
export const didYouMean = (db: Database, typed: Typed): Promise<string | null> =>
  replaced(
    db,
    typed,
    async (word) => nearest(word, typed.lexicon.meant) ?? nearest(word, await wordsLike(db, word)),
  );
