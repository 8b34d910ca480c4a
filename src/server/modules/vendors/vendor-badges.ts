/** @file The vendor data that checks need: the details to compare, and the resulting badges. */
import { and, eq } from '#platform/db/drizzle.ts';
import type { StoredBadge } from '#contract/checks/badges.ts';
import { readFacts } from '#domain/vendors/stored-facts.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';
import { isPresent } from '#platform/db/tables/vendors.ts';
import { searchColumns } from './vendor-search.ts';

/** Finds the details that a check compares, or null when the vendor is deleted. `locked` locks the row until the end of the transaction. */
export async function findCheckedVendor(db: Database, vendorId: string, how?: { locked: true }) {
  const query = db
    .select({
      id: vendors.id,
      companyName: vendors.companyName,
      ownerName: vendors.ownerName,
      address: vendors.address,
      region: vendors.region,
      phone: vendors.phone,
      panGst: vendors.panGst,
      facts: vendors.facts,
    })
    .from(vendors)
    .where(and(eq(vendors.id, vendorId), isPresent(vendors)));
  const [row] = await (how ? query.for('update') : query);
  if (!row) return null;
  const { facts, ...vendor } = row;
  return { ...vendor, fssai: readFacts(facts).fssai ?? null };
}

/** Stores a vendor's current badges, and the fact tokens that the search reads. */
export async function setVendorBadges(
  tx: Tx,
  vendorId: string,
  badges: readonly StoredBadge[],
): Promise<void> {
  const [row] = await tx.select().from(vendors).where(eq(vendors.id, vendorId));
  if (!row) return;
  const { factTokens } = searchColumns({ ...row, badges });
  await tx
    .update(vendors)
    .set({ badges: [...badges], factTokens })
    .where(eq(vendors.id, vendorId));
}
