/** @file The pins of a map. */
import { and, asc, isNotNull, type SQL } from '#platform/db/drizzle.ts';
import { directoryLimits } from '#facts/limits.ts';
import type { VendorPin } from '#contract/vendor-places.ts';
import type { Database } from '#platform/db/handle.ts';
import { byteOrder } from '#platform/db/tables/columns.ts';
import { vendors } from '#platform/db/tables/vendors.ts';

const { pinsMax } = directoryLimits;
export type Pins = { pins: VendorPin[]; capped: boolean };

/** Returns these vendors with their positions, from A to Z, without those that have no place: one more than a map has. */
export const firstOnMap = async (db: Database, where: SQL): Promise<VendorPin[]> =>
  (await db
    .select({
      _id: vendors.id,
      name: vendors.companyName,
      latitude: vendors.latitude,
      longitude: vendors.longitude,
    })
    .from(vendors)
    .where(and(where, isNotNull(vendors.latitude)))
    .orderBy(asc(byteOrder(vendors.sortName)), asc(vendors.id))
    .limit(pinsMax + 1)) as VendorPin[];

/** Returns the pins of these vendors, up to the limit of one map. */
export async function pinsOf(db: Database, where: SQL): Promise<Pins> {
  const found = await firstOnMap(db, where);
  return { pins: found.slice(0, pinsMax), capped: found.length > pinsMax };
}
