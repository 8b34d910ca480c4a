import { eq } from '#platform/db/drizzle.ts';
import type { Tx } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';

/** Keeps the stars of a vendor. `count` is asked under a lock, so that two decisions at once are both in it. */
export async function keepRating(
  tx: Tx,
  vendorId: string,
  count: () => Promise<{ sum: number; count: number }>,
): Promise<void> {
  const ofVendor = eq(vendors.id, vendorId);
  await tx.select({ id: vendors.id }).from(vendors).where(ofVendor).for('update');
  const { sum: ratingSum, count: ratingCount } = await count();
  await tx.update(vendors).set({ ratingSum, ratingCount }).where(ofVendor);
}
