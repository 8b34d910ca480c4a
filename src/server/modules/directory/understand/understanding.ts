/** @file Understanding as the modules ask for it: with the words of the staff, which are read anew when they change in any process. */
import { minuteMs } from '#facts/time.ts';
import type { Understood } from '#contract/directory.ts';
import type { Clock } from '#platform/clock.ts';
import { isRolledBack } from '#platform/db/rolled-back.ts';
import type { Database, DatabaseHandle } from '#platform/db/handle.ts';
import type { Log } from '#platform/log.ts';
import { searchMeanings } from '#platform/db/tables.ts';
import { completed } from '../suggest/complete.ts';
import { didYouMean } from './did-you-mean.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { understand } from './understand.ts';

/** Told, with the commit, when the staff has changed a word. */
export const meaningsChannel = 'search_meanings';
/** Longest time that an old word is used where a message was lost. */
const keptMs = minuteMs;

export type Understanding = {
  /** What somebody typed is understood as; the words that are left among it. Never throws for what was typed. */
  understand(typed: string): Promise<Understood>;
  /** The same of words that are still being typed: the last one may go on. */
  complete(typed: string): Promise<Understood>;
  /** The words as they were probably meant, or null where none is misspelt. */
  didYouMean(typed: string): Promise<string | null>;
  close(): Promise<void>;
};

/** Nothing is read before the first question. */
export function createUnderstanding({
  db,
  handle,
  clock,
  log,
}: {
  db: Database;
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
      return completed(typed, lexicon.known, (words) => understand(words, lexicon, clock()));
    },
    didYouMean: async (typed) => didYouMean(db, typed, await current(), clock()),
    async close() {
      await (
        await listening
      )?.();
    },
  };
}
