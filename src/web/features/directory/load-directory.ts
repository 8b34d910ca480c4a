import type { Api } from '#contract/client.ts';
import type { DirectoryAddress } from '#contract/directory-address.ts';

type Query = NonNullable<Parameters<Api['vendorSearch']>[0]>['query'];

/** Asks for a list of the directory. */
export const loadDirectory = (api: Api, address: DirectoryAddress) =>
  api.vendorSearch({ query: address as Query });
