/** @file What the vendors of a request do. */
import { kindsOfVendor } from '#domain/enquiries/fitting-vendors.ts';
import { inArray } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';

/** Returns the kinds of each vendor who has a request, the first vendor's before the others'. */
export async function kindsAsked(
  db: Database,
  first: string | null,
  rows: readonly { vendorId: string }[],
): Promise<(readonly string[])[]> {
  const ids = [...new Set([...(first ? [first] : []), ...rows.map(({ vendorId }) => vendorId)])];
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: vendors.id, categories: vendors.categories, productSelection: vendors.productSelection })
    .from(vendors)
    .where(inArray(vendors.id, ids));
  return ids.flatMap((id) => found.filter((one) => one.id === id).map(kindsOfVendor));
}
