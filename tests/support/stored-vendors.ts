/** @file Vendors stored as the modules store them: the derived columns and tables agree with what each says of itself. */
import type { Database } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { vendors } from '#platform/db/tables.ts';
import { searchColumns } from '#modules/vendors/vendor-search.ts';
import { storeUsualPrices } from '#modules/vendors/usual-prices.ts';

type Row = typeof vendors.$inferInsert;
type Given = Partial<Row> & Pick<Row, 'companyName'>;

/** Stores the usual prices of vendors that are stored otherwise. */
export const storePrices = (db: Database, rows: readonly (Row & { id: string })[]): Promise<void> =>
  db.transaction(async (tx) =>
    storeUsualPrices(
      tx,
      rows.map(({ id, sortName, categories = [], prices = [] }) => ({ id, sortName, categories, prices })),
    ),
  );

/** Stores vendors of whom a test says only what matters to it. */
export async function storeVendors(db: Database, given: readonly Given[]): Promise<void> {
  const rows = given.map((one) => {
    const said = {
      id: newId(),
      ownerName: 'Asha Rao',
      address: '1 Ring Road, New Delhi 110001',
      productSelection: null,
      area: null,
      region: null,
      areasServed: [],
      marketId: null,
      packages: [],
      description: null,
      categories: [],
      services: [],
      facts: {},
      prices: [],
      ...one,
    };
    return { ...said, ...searchColumns(said) };
  });
  await db.transaction(async (tx) => {
    for (let at = 0; at < rows.length; at += 300) await tx.insert(vendors).values(rows.slice(at, at + 300));
    await storeUsualPrices(tx, rows);
  });
}
