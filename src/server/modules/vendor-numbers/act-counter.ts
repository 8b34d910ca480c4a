import { and, inArray, sql } from '#platform/db/drizzle.ts';
import type { VendorAct } from '#facts/vendor-acts.ts';
import { mondayInDelhi } from '#facts/time.ts';
import type { Clock } from '#platform/clock.ts';
import { createCountBatch } from '#platform/count-batch.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendorCounts, vendors } from '#platform/db/tables.ts';
import { isPublic } from '#platform/db/tables/vendors.ts';

/** Creates the counter of acts on vendors' pages, of public vendors alone. */
export function createActCounter(db: Database, clock: Clock) {
  const batch = createCountBatch<{ vendorId: string; week: string; act: VendorAct }>(async (rows) => {
    const ids = [...new Set(rows.map(({ vendorId }) => vendorId))];
    const seen = await db
      .select({ id: vendors.id })
      .from(vendors)
      .where(and(inArray(vendors.id, ids), isPublic(vendors)));
    const counted = rows.filter(({ vendorId }) => seen.some(({ id }) => id === vendorId));
    if (counted.length === 0) return;
    await db
      .insert(vendorCounts)
      .values(counted)
      .onConflictDoUpdate({
        target: [vendorCounts.vendorId, vendorCounts.week, vendorCounts.act],
        set: { count: sql`${vendorCounts.count} + excluded.count` },
      });
  });
  /** Stores an act; nothing for an unknown vendor. */
  return (vendorId: string, act: VendorAct): Promise<void> =>
    batch.count({ vendorId, week: mondayInDelhi(clock()), act });
}
