import { isDeepStrictEqual } from 'node:util';
import { eq } from '#platform/db/drizzle.ts';
import type { PriceCue } from '#domain/vendors/vendor-facts.ts';
import type { VendorUpdate } from '#contract/vendor-input.ts';
import { dayInDelhi } from '#facts/time.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { vendors } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import type { VendorRow } from './public-vendor.ts';
import { storeUsualPrices } from './usual-prices.ts';
import { claimShortName } from './short-names.ts';
import { searchColumns } from './vendor-search.ts';
import { forgetWords, learnWords } from './vendor-words.ts';

type Change = Partial<typeof vendors.$inferInsert>;
/** The stored row, and the month of the change. */
type Before = { row: VendorRow; month: string };

/** Returns the prices with the month of each statement: an unchanged price keeps its month. */
const dated = (prices: NonNullable<VendorUpdate['prices']>, before: readonly PriceCue[], asOf: string) =>
  prices.map((price): PriceCue => {
    const known = before.find(({ asOf: _, ...same }) => isDeepStrictEqual(same, price));
    return known ?? { ...price, asOf };
  });

/** Maps the API's fields to the columns; the schema has refused every other key. */
function columnsOf({ linkedIn, market, prices, services, ...same }: VendorUpdate, at: Before): Change {
  return {
    ...(prices && { prices: dated(prices, at.row.prices, at.month) }),
    ...(linkedIn !== undefined && { linkedin: linkedIn }),
    ...same,
    ...(market !== undefined && { marketId: market }),
    ...(services && {
      // Ids stay the same so that a page can follow a service through a reorder; a foreign one is as good as a new one.
      services: services.map(({ _id, name, details }) => ({ id: _id ?? newId(), name, details })),
    }),
  };
}

/** Returns the names of the fields whose values differ from the stored ones. */
const changedFields = (before: Before, update: VendorUpdate) =>
  (Object.keys(update) as (keyof VendorUpdate)[]).filter((field) =>
    Object.entries(columnsOf({ [field]: update[field] }, before)).some(
      ([column, value]) => !isDeepStrictEqual(before.row[column as keyof VendorRow], value),
    ),
  );

/** Further work of a change, in its transaction. */
type Also = (tx: Tx, what: { before: VendorRow; changed: readonly (keyof VendorUpdate)[] }) => Promise<void>;

export type VendorUpdateDependencies = {
  db: Database;
  clock: Clock;
  /** Called with the change, within its transaction. */
  changed: (tx: Tx, vendorId: string) => Promise<void>;
};

/** Changes fields of a vendor and its derived columns in one step. @throws Problem not_found, or conflict for a short name that another has */
export async function updateVendor(
  { db, clock, changed }: VendorUpdateDependencies,
  vendorId: string,
  update: VendorUpdate,
  also?: Also,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked: two concurrent changes must not write each other's search text.
    const [row] = await tx.select().from(vendors).where(eq(vendors.id, vendorId)).for('update');
    if (!row || row.deletedAt) throw new Problem('not_found');
    if (update.shortName !== undefined) await claimShortName(tx, row, update.shortName);
    const before: Before = { row, month: dayInDelhi(clock()).slice(0, 7) };
    const change = columnsOf(update, before);
    const after = { ...row, ...(change as Partial<VendorRow>) };
    const searched = searchColumns(after);
    await tx
      .update(vendors)
      .set({ ...change, ...searched })
      .where(eq(vendors.id, vendorId));
    await storeUsualPrices(tx, [{ ...after, ...searched }]);
    await learnWords(tx, searched.search);
    await forgetWords(tx, row.search, searched.search);
    await changed(tx, vendorId);
    await also?.(tx, { before: row, changed: changedFields(before, update) });
  });
}
