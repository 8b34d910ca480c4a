import type { Api } from '#contract/client.ts';
import type { DirectoryAddress } from '#contract/directory-address.ts';
import { foundPage } from './found-page.ts';

type Query = NonNullable<Parameters<Api['vendorSearch']>[0]>['query'];

/** Asks for a list of the directory. */
export const loadDirectory = async (api: Api, address: DirectoryAddress) =>
  foundPage(await api.vendorSearch({ query: address as Query }), address.category);
