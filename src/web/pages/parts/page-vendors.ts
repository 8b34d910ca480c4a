import type { Api } from '#contract/client.ts';
import { paths } from '#facts/paths.ts';
import type { PageVendors } from '#content/types.ts';
import type { VendorsOnPage } from '#features/vendor-card/vendors-on-page.ts';

/** Cards that a page shows at first. */
const vendorsShown = 6;
/** Of the others, those who are named below. */
const vendorsNamed = 24;

/** On a page that shows none. */
export const noVendors: VendorsOnPage = { cards: [], named: [], total: 0, all: paths.vendors };

/** Returns whether a vendor is of one of these kinds: by its categories or, without any, by what it registered for. */
const isOfKind = (
  { categories, productSelection }: { categories: readonly string[]; productSelection: string | null },
  kinds: readonly string[],
): boolean =>
  (categories.length > 0 ? categories : [productSelection ?? '']).some((kind) => kinds.includes(kind));

/** The vendors that a page shows: those of its kinds, cut short here so that the others do not travel with the page. */
export async function vendorsFor(
  api: Api,
  { source, kinds }: Pick<PageVendors, 'source' | 'kinds'>,
  most = vendorsShown,
): Promise<VendorsOnPage> {
  const list = (await api[source]()).filter((vendor) => isOfKind(vendor, kinds));
  return {
    cards: list.slice(0, most),
    named: list.slice(most, most + vendorsNamed).map(({ _id, companyName }) => ({ _id, companyName })),
    total: list.length,
    all: `${paths.vendors}?category=${kinds.join(',')}`,
  };
}
