import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { VendorUpdate } from '#contract/vendor-input.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { vendors } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import type { VendorRow } from './public-vendor.ts';
import { searchColumns } from './vendor-search.ts';
import { forgetWords, learnWords } from './vendor-words.ts';

type Change = Partial<typeof vendors.$inferInsert>;

/** From the wire's vocabulary to the columns; the schema has refused every other key. */
function columnsOf({ linkedIn, market, services, ...same }: VendorUpdate): Change {
  return {
    ...(linkedIn !== undefined && { linkedin: linkedIn }),
    ...same,
    ...(market !== undefined && { marketId: market }),
    ...(services && {
      // Ids are kept so that a page can follow a service through a reorder; a foreign one is as good as a new one.
      services: services.map(({ _id, name, details }) => ({ id: _id ?? newId(), name, details })),
    }),
  };
}

/** Which of the fields that came are not what they were. */
const changedFields = (before: VendorRow, update: VendorUpdate) =>
  (Object.keys(update) as (keyof VendorUpdate)[]).filter((field) =>
    Object.entries(columnsOf({ [field]: update[field] })).some(
      ([column, value]) => !isDeepStrictEqual(before[column as keyof VendorRow], value),
    ),
  );

/** What else belongs to a change, in its transaction. */
type Also = (tx: Tx, what: { before: VendorRow; changed: readonly (keyof VendorUpdate)[] }) => Promise<void>;

/** Changes fields of a vendor, and what is searched and sorted by them, in one step. @throws Problem not_found */
export async function updateVendor(
  db: Database,
  vendorId: string,
  update: VendorUpdate,
  also?: Also,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked: two changes at once must not write each other's search text.
    const [before] = await tx.select().from(vendors).where(eq(vendors.id, vendorId)).for('update');
    if (!before || before.deletedAt) throw new Problem('not_found');
    const change = columnsOf(update);
    const after = { ...before, ...(change as Partial<typeof before>) };
    const searched = searchColumns(after);
    await tx
      .update(vendors)
      .set({ ...change, ...searched })
      .where(eq(vendors.id, vendorId));
    await learnWords(tx, searched.search);
    await forgetWords(tx, before.search, searched.search);
    await also?.(tx, { before, changed: changedFields(before, update) });
  });
}
