import type { Api } from '#contract/client.ts';
import type { DirectoryAddress } from '#domain/finding/directory-address.ts';
import { importForPage } from '#kit/page/load-document.ts';

type Query = NonNullable<Parameters<Api['vendorSearch']>[0]>['query'];

/** Asks for a list of the directory. What brings it into the page's shape is no part of a first visit, whose HTML has it so. */
export async function loadDirectory(api: Api, address: DirectoryAddress) {
  const [{ foundPage }, reply] = await Promise.all([
    importForPage(() => import('./found-page.ts')),
    api.vendorSearch({ query: address as Query }),
  ]);
  return foundPage(reply, address.category);
}
