import { and, asc, isNotNull, type SQL } from '#platform/db/drizzle.ts';
import { directoryLimits } from '#facts/limits.ts';
import type { VendorPin } from '#contract/vendor-places.ts';
import type { Database } from '#platform/db/handle.ts';
import { byteOrder } from '#platform/db/tables/columns.ts';
import { vendors } from '#platform/db/tables/vendors.ts';

const { pinsMax } = directoryLimits;

/** Where these vendors stand, from A to Z, as many as one map holds; those without a place are left out. */
export async function pinsOf(db: Database, where: SQL): Promise<{ pins: VendorPin[]; capped: boolean }> {
  const rows = await db
    .select({
      _id: vendors.id,
      name: vendors.companyName,
      latitude: vendors.latitude,
      longitude: vendors.longitude,
    })
    .from(vendors)
    .where(and(where, isNotNull(vendors.latitude)))
    .orderBy(asc(byteOrder(vendors.sortName)), asc(vendors.id))
    .limit(pinsMax + 1);
  return { pins: rows.slice(0, pinsMax) as VendorPin[], capped: rows.length > pinsMax };
}
