import type { Api } from '#contract/client.ts';
import type { DirectoryAddress } from '#contract/directory-address.ts';

type Query = NonNullable<Parameters<Api['vendorSearch']>[0]>['query'];

/** What a list of the directory asks for: the list, and what else could be chosen. */
export const loadDirectory = (api: Api, address: DirectoryAddress) => ({
  found: api.vendorSearch({ query: address as Query }),
  choices: Promise.all([api.vendorAreas(), api.marketList()]).then(([areas, markets]) => ({
    areas,
    markets: markets.map(({ id, name }) => ({ id, name })),
  })),
});
