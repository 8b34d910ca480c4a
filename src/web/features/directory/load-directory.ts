import type { Api } from '#contract/client.ts';
import type { DirectoryAddress } from '#domain/finding/directory-address.ts';
import { foundPage } from './found-page.ts';

type Query = NonNullable<Parameters<Api['vendorSearch']>[0]>['query'];

/** Fetches a list of the directory, in the shape that its page shows. */
export async function loadDirectory(api: Api, address: DirectoryAddress) {
  return foundPage(await api.vendorSearch({ query: address as Query }), address.category);
}
