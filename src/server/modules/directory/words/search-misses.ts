/** @file Searches without a match: words and counts, and nothing about the visitor. */
import { and, desc, eq, isNull, lt, or, sql } from '#platform/db/drizzle.ts';
import { retentionDays } from '#facts/limits.ts';
import { daysBefore, minuteMs } from '#facts/time.ts';
import { searchWordLimits } from '#contract/desk/search-words.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { searchMisses } from '#platform/db/tables.ts';
import { keyed } from '#platform/secrets.ts';

/** Returns whether the text is words alone: no signs, and no number long enough for a telephone. */
const countable = (words: string) =>
  /^[\p{L}\p{M}\p{N} ]{3,60}$/u.test(words) && !/\p{N}(?: ?\p{N}){6}/u.test(words);

/** The maximum of stored searches: nobody reads more, and invented words must not fill the disk. */
export const missesMax = 20_000;

/** The interval of recounting the free places, which are remembered in between: counting reads every row. */
const recountMs = minuteMs;

export type MissDependencies = { db: Database; clock: Clock; secretKey: string; hasRoom: () => boolean };

/** Creates the counter of failed searches, safe for any input; one visitor's repetitions count once until a second visitor follows. */
export function createMissCounter({ db, clock, secretKey, hasRoom }: MissDependencies) {
  let counted = { left: 0, at: Number.NEGATIVE_INFINITY };

  /** Returns whether the words are stored or have a free place. Several processes may exceed the limit a little in that time. */
  async function hasPlace(words: string): Promise<boolean> {
    const row = { words: searchMisses.words };
    const same = await db.select(row).from(searchMisses).where(eq(searchMisses.words, words));
    if (same.length > 0) return true;
    const at = clock().getTime();
    if (Math.abs(at - counted.at) >= recountMs)
      counted = { left: missesMax - (await db.$count(searchMisses)), at };
    counted.left -= 1;
    return counted.left >= 0;
  }

  return async (typed: string, ip: string): Promise<void> => {
    const words = searchKey(typed);
    if (!countable(words) || !hasRoom()) return;
    if (!(await hasPlace(words))) return;
    const at = clock();
    const visitor = Buffer.from(keyed(secretKey, 'search miss', ip), 'base64url');
    const isFirst = sql`${searchMisses.firstVisitor} = excluded.first_visitor`;
    await db
      .insert(searchMisses)
      .values({ words, times: 1, firstVisitor: visitor, firstAt: at, lastAt: at })
      .onConflictDoUpdate({
        target: searchMisses.words,
        set: {
          times: sql`${searchMisses.times} + case when ${isFirst} then 0 else 1 end`,
          firstVisitor: sql`case when ${isFirst} then ${searchMisses.firstVisitor} end`,
          lastAt: at,
        },
      });
  };
}

/** Lists the searches of at least two visitors, the most frequent first. */
export const listMisses = (db: Database) =>
  db
    .select({ words: searchMisses.words, times: searchMisses.times, lastAt: searchMisses.lastAt })
    .from(searchMisses)
    .where(isNull(searchMisses.firstVisitor))
    .orderBy(desc(searchMisses.times), searchMisses.words)
    .limit(searchWordLimits.misses);

/** Deletes searches that were not repeated for long, and sooner those of one visitor alone. Returns their number. */
export const destroyOldMisses = (db: Database, now: Date): Promise<number> =>
  deleteInBatches(
    db,
    searchMisses,
    or(
      lt(searchMisses.lastAt, daysBefore(now, retentionDays.searchMiss)),
      and(
        sql`${searchMisses.firstVisitor} is not null`,
        lt(searchMisses.lastAt, daysBefore(now, retentionDays.senderHash)),
      ),
    ),
  );
