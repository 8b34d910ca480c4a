/** @file The derived columns of vendors that a release with other rules, or a process of one, has written. */
import { eq, ne } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';
import { storeUsualPrices } from './usual-prices.ts';
import { searchColumns, searchVersion } from './vendor-search.ts';
import { learnWords } from './vendor-words.ts';

/** The number of vendors in one transaction. */
const batch = 200;

/** Derives the search columns of vendors with another version again; returns their number. Several processes may do it at once. */
export async function refreshSearch(db: Database): Promise<number> {
  for (let refreshed = 0; ;) {
    const count = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(vendors)
        .where(ne(vendors.searchVersion, searchVersion))
        .orderBy(vendors.id)
        .limit(batch)
        .for('update', { skipLocked: true });
      const derived = rows.map((row) => ({ row, columns: searchColumns(row) }));
      for (const { row, columns } of derived)
        await tx
          .update(vendors)
          // Not a change of the vendor: its date stays.
          .set({ ...columns, updatedAt: row.updatedAt })
          .where(eq(vendors.id, row.id));
      await learnWords(tx, ...derived.map(({ columns }) => columns.search));
      await storeUsualPrices(
        tx,
        derived.map(({ row, columns }) => ({ ...row, sortName: columns.sortName })),
      );
      return rows.length;
    });
    refreshed += count;
    if (count < batch) return refreshed;
  }
}
