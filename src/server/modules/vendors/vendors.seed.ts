import type { Tx } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { vendors } from '#platform/db/tables.ts';
import { vendorSeeds } from './seed/vendors.ts';
import { searchColumns } from './vendor-search.ts';
import { learnWords } from './vendor-words.ts';

/** Stores the invented vendors; the markets they stand in must be there. They have no account: nobody can sign in as one. */
export async function seedVendors(tx: Tx): Promise<void> {
  await tx.insert(vendors).values(
    vendorSeeds.map((seed) => ({
      ...seed,
      categories: [...seed.categories],
      areasServed: [...seed.areasServed],
      services: seed.services.map((service) => ({ id: newId(), ...service })),
      isSample: true,
      ...searchColumns(seed),
    })),
  );
  await learnWords(tx, ...vendorSeeds.map((seed) => searchColumns(seed).search));
}
