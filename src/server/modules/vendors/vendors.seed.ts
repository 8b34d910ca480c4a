import type { Tx } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { vendors } from '#platform/db/tables.ts';
import { offerOfSample } from './seed/offers.ts';
import { factsOfSample } from './seed/sample-facts.ts';
import { vendorSeeds } from './seed/vendors.ts';
import { storeUsualPrices } from './usual-prices.ts';
import { searchColumns } from './vendor-search.ts';
import { learnWords } from './vendor-words.ts';

/** Stores the invented vendors, after the markets that they belong to. They have no account: nobody can sign in as one. */
export async function seedVendors(tx: Tx): Promise<void> {
  const rows = vendorSeeds.map((seed) => {
    const { packages = [], ...offer } = offerOfSample(seed.companyName);
    const said = { ...seed, ...factsOfSample(seed.companyName), packages };
    return { id: newId(), ...said, ...offer, ...searchColumns(said) };
  });
  await tx.insert(vendors).values(
    rows.map((seed) => ({
      ...seed,
      categories: [...seed.categories],
      areasServed: [...seed.areasServed],
      services: seed.services.map((service) => ({ id: newId(), ...service })),
      isSample: true,
    })),
  );
  await storeUsualPrices(tx, rows);
  await learnWords(tx, ...rows.map(({ search }) => search));
}
