/** @file Where an enquiry comes from, as numbers and lists tell it: the page of its form, and the place that it is about. */
import { sql, type SQL } from '#platform/db/drizzle.ts';
import { pageAt } from '#facts/page-at.ts';
import { regionNames } from '#domain/vendors/vendor-categories.ts';
import { vendors } from '#platform/db/tables.ts';
import { splitLocale } from '#words/locales.ts';

/** Returns the pattern of the page at a path: a page in every language, and with every record, is one source. Null for any other place. */
export const sourceOf = (path: string | null): string | null =>
  path ? (pageAt(splitLocale(path).address)?.pattern ?? null) : null;

/** Returns a region of the form's own list, and null for any other words. */
export const knownRegion = (region: string | undefined): string | null =>
  region && Object.hasOwn(regionNames, region) ? region : null;

/**
 * Returns the place of a new enquiry: the area of the vendor that it asks, of several the first, else the region of its form, else that vendor's region.
 * It is stored with the enquiry, so that numbers stay when a vendor moves.
 */
export function placeAtArrival(region: string | undefined, vendorId: string | null | undefined): SQL {
  const chosen = knownRegion(region);
  if (!vendorId) return sql`${chosen}::text`;
  return sql`(select coalesce(${vendors.area}, ${chosen}::text, ${vendors.region}) from ${vendors} where ${vendors.id} = ${vendorId})`;
}
