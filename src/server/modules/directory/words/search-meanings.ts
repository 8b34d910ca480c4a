/** @file The staff's meanings of search words. */
import { asc, eq, sql } from '#platform/db/drizzle.ts';
import { searchWordLimits, type SearchWords } from '#contract/desk/search-words.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { searchMeanings } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { wordsOfSentence } from '../understand/sentence.ts';
import { meaningsChannel } from '../understand/understanding.ts';
import { listMisses } from './search-misses.ts';

/** Returns the key under which a search looks up the words. */
const keyOf = (words: string) => wordsOfSentence(words).join(' ');

/** Creates the functions that list and change them. Each change returns the new list; every process is notified at the commit. */
export function createSearchMeanings({ db, clock }: { db: Database; clock: Clock }) {
  async function list(): Promise<Omit<SearchWords, 'kept'>> {
    const misses = await listMisses(db);
    const meanings = await db
      .select({
        words: searchMeanings.words,
        meaning: searchMeanings.meaning,
        updatedAt: searchMeanings.updatedAt,
      })
      .from(searchMeanings)
      .orderBy(asc(searchMeanings.words))
      .limit(searchWordLimits.meanings);
    return {
      misses: misses.map(({ lastAt, ...miss }) => ({ ...miss, lastAt: lastAt.toISOString() })),
      meanings: meanings.map(({ updatedAt, ...one }) => ({ ...one, updatedAt: updatedAt.toISOString() })),
    };
  }

  async function changed(by: Actor, change: (tx: Tx) => Promise<void>): Promise<Omit<SearchWords, 'kept'>> {
    await db.transaction(async (tx) => {
      await change(tx);
      await recordEvent(tx, { type: 'search_meaning.changed', by, on: { kind: 'desk' }, at: clock() });
      await tx.execute(sql`select pg_notify(${meaningsChannel}, '')`);
    });
    return list();
  }

  return {
    list,

    /** @throws Problem conflict when the list is full */
    set: (words: string, meaning: string, by: Actor) =>
      changed(by, async (tx) => {
        const stored = { meaning: meaning.trim(), memberId: by.kind === 'staff' ? (by.id ?? null) : null };
        await tx
          .insert(searchMeanings)
          .values({ words: keyOf(words), ...stored })
          .onConflictDoUpdate({ target: searchMeanings.words, set: { ...stored, updatedAt: clock() } });
        if ((await tx.$count(searchMeanings)) > searchWordLimits.meanings)
          throw new Problem('conflict', { message: `Please keep to ${searchWordLimits.meanings} words.` });
      }),

    /** @throws Problem not_found */
    remove: (words: string, by: Actor) =>
      changed(by, async (tx) => {
        const gone = await tx
          .delete(searchMeanings)
          .where(eq(searchMeanings.words, keyOf(words)))
          .returning({ words: searchMeanings.words });
        if (gone.length === 0) throw new Problem('not_found');
      }),
  };
}
