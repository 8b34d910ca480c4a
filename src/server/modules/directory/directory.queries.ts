/** @file The SQL of the vendor search, with directory.conditions.ts (filters), directory.pages.ts (order) and search-terms.ts (words). */
import { and, arrayOverlaps, or, sql, type SQL } from 'drizzle-orm';
import type { DirectoryQuery } from '#contract/directory.ts';
import type { Weekday } from '#contract/vendor-categories.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';
import { soundsOf } from '#platform/search/word-keys.ts';
import { narrowedBy } from './directory.conditions.ts';
import { countOf, pageOf } from './directory.pages.ts';
import { holdsAny, matchesWord, wordsLike, wordsOf } from '#platform/db/search-terms.ts';

/** Is there anybody like that? */
export const exists = async (db: Database, where: SQL): Promise<boolean> =>
  (
    await db
      .select({ one: sql`1` })
      .from(vendors)
      .where(where)
      .limit(1)
  ).length > 0;

/** What was asked, word for word. */
export const exactly = (query: DirectoryQuery, today: Weekday): SQL =>
  and(narrowedBy(query, today), ...wordsOf(query.q ?? '').map(matchesWord))!;

/** The vendor holds a word that is spelt, or sounds, much like it. */
async function likeWord(db: Database, word: string): Promise<SQL> {
  const sounds = soundsOf(word);
  const sameSound = sounds.length > 0 ? arrayOverlaps(vendors.sounds, sounds) : undefined;
  return or(holdsAny(await wordsLike(db, word)), sameSound)!;
}

/** Words that no vendor holds are taken for typos; the others must still match as they stand. */
export async function forgiving(db: Database, query: DirectoryQuery, today: Weekday): Promise<SQL> {
  const conditions: SQL[] = [narrowedBy(query, today)];
  for (const word of wordsOf(query.q ?? ''))
    conditions.push((await exists(db, matchesWord(word))) ? matchesWord(word) : await likeWord(db, word));
  return and(...conditions)!;
}

/**
 * Finds a page of vendors. The exact words are tried first, because that is the quick way and mostly the right one; only
 * when nobody matches are they taken for misspelt.
 */
export async function searchVendors(db: Database, query: DirectoryQuery, today: Weekday) {
  let where = exactly(query, today);
  let counted = await countOf(db, where);
  const similar = counted.total === 0 && wordsOf(query.q ?? '').length > 0;
  if (similar) {
    where = await forgiving(db, query, today);
    counted = await countOf(db, where);
  }
  const { total, capped } = counted;
  const found = total > 0 ? await pageOf(db, where, query) : [];
  return { found, total, capped, similar: similar && total > 0 };
}
