/** @file Understanding of queries for the modules: with the staff's words, which are read again when they change in any process. */
import { minuteMs } from '#facts/time.ts';
import type { Understood } from '#contract/directory.ts';
import type { Clock } from '#platform/clock.ts';
import { isRolledBack } from '#platform/db/rolled-back.ts';
import type { Database, DatabaseHandle } from '#platform/db/handle.ts';
import type { Log } from '#platform/log.ts';
import { searchMeanings } from '#platform/db/tables.ts';
import { completed, type Completed } from '../suggest/complete.ts';
import { correctedTrades, didYouMean } from './did-you-mean.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { understand } from './understand.ts';

/** The channel notified at the commit when the staff has changed a word. */
export const meaningsChannel = 'search_meanings';
/** The longest use of an old word after a lost message. */
const keptMs = minuteMs;

/** What a query means, and its words: as typed, or corrected. */
export type Corrected = { understood: Understood; words: string; isCorrected: boolean };

export type Understanding = {
  /** Returns the meaning of a typed query, with its remaining words. Never throws for any input. */
  understand(typed: string): Promise<Understood>;
  /** Returns the meanings of words that are still being typed: the last one may be incomplete. */
  complete(typed: string): Promise<Completed>;
  /** As `understand`, with misspelt trades, products and places corrected, and the words that it is the meaning of. */
  understandCorrected(typed: string): Promise<Corrected>;
  /** Returns the corrected words, those that only vendors use included; null where none is misspelt. */
  didYouMean(typed: string): Promise<string | null>;
  close(): Promise<void>;
};

/** Creates the understanding. It reads nothing before the first query. */
export function createUnderstanding({
  db,
  reads,
  handle,
  clock,
  log,
}: {
  db: Database;
  /** For the words of vendors. Those of the staff are kept for a while, and must not be old when they are read. */
  reads: Database;
  handle: Pick<DatabaseHandle, 'listen'>;
  clock: Clock;
  log: Log;
}): Understanding {
  let kept: { lexicon: Promise<Lexicon>; at: number } | undefined;
  let listening: Promise<(() => Promise<void>) | null> | undefined;
  const forget = () => (kept = undefined);

  async function read(): Promise<Lexicon> {
    const rows = await db
      .select({ words: searchMeanings.words, meaning: searchMeanings.meaning })
      .from(searchMeanings);
    return createLexicon(rows.map(({ words, meaning }) => [words, meaning]));
  }

  function current(): Promise<Lexicon> {
    if (isRolledBack()) return read();
    listening ??= handle.listen(meaningsChannel, forget, forget).catch((err: unknown) => {
      log.error({ err }, 'changed words of the search are heard of late');
      return null;
    });
    const now = clock().getTime();
    if (kept && Math.abs(now - kept.at) < keptMs) return kept.lexicon;
    const lexicon = read();
    kept = { lexicon, at: now };
    lexicon.catch(forget);
    return lexicon;
  }

  return {
    understand: async (typed) => understand(typed, await current(), clock()),
    async complete(typed) {
      const lexicon = await current();
      return completed(typed, lexicon, (words) => understand(words, lexicon, clock()));
    },
    async understandCorrected(typed) {
      const lexicon = await current();
      const now = clock();
      const understood = understand(typed, lexicon, now);
      const corrected = await correctedTrades(reads, { typed, words: understood.words, lexicon });
      return corrected === null
        ? { understood, words: typed, isCorrected: false }
        : { understood: understand(corrected, lexicon, now), words: corrected, isCorrected: true };
    },
    async didYouMean(typed) {
      const lexicon = await current();
      return didYouMean(reads, { typed, words: understand(typed, lexicon, clock()).words, lexicon });
    },
    async close() {
      await (
        await listening
      )?.();
    },
  };
}
