/** @file Sounds for vendors that were stored before sounds existed. */
import { eq, sql } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';
import { soundsOf } from '#platform/search/word-keys.ts';

/** The number of vendors in one transaction: a night has time for many, and none waits long for another. */
const batch = 200;
/** The value for a text without a sound, so that it is not read again. */
const silent = ['-'];

/** Stores sounds for vendors without any; returns their number. */
export async function addMissingSounds(db: Database): Promise<number> {
  for (let added = 0; ;) {
    const rows = await db
      .select({ id: vendors.id, search: vendors.search })
      .from(vendors)
      .where(sql`${vendors.sounds} = '{}'`)
      .limit(batch);
    for (const { id, search } of rows) {
      const sounds = soundsOf(search);
      // A vendor that was changed meanwhile has its own already.
      await db
        .update(vendors)
        .set({ sounds: sounds.length > 0 ? sounds : silent })
        .where(sql`${eq(vendors.id, id)} and ${eq(vendors.search, search)}`);
    }
    added += rows.length;
    if (rows.length < batch) return added;
  }
}
