import { and, eq, lt } from '#platform/db/drizzle.ts';
import { retentionDays } from '#facts/limits.ts';
import { daysBefore } from '#facts/time.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendorListComments, vendorListItems, vendorLists, vendorListVotes } from '#platform/db/tables.ts';

/** Destroys the lists and the vendors of lists that nobody brought back in time, with all that was said. Answers how much went. */
export const destroyRemoved = (db: Database, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const before = daysBefore(now, retentionDays.removedFromList);
    const lists = await tx.delete(vendorLists).where(lt(vendorLists.deletedAt, before)).returning();
    const gone = await tx.delete(vendorListItems).where(lt(vendorListItems.removedAt, before)).returning();
    for (const { listId, vendorId } of gone)
      for (const table of [vendorListVotes, vendorListComments])
        await tx.delete(table).where(and(eq(table.listId, listId), eq(table.vendorId, vendorId)));
    return lists.length + gone.length;
  });
