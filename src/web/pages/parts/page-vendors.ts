import type { Api } from '#contract/client.ts';
import { paths } from '#facts/paths.ts';
import { importTwice } from '#kit/page/import-twice.ts';
import type { PageVendors } from '#content/types.ts';
import type { VendorsOnPage } from '#features/vendor-card/vendors-on-page.ts';

/** Number of cards that a page shows at first. */
const vendorsShown = 3;
/** Number of further vendors named below. */
const vendorsNamed = 6;

/** For a page that shows no vendors. */
export const noVendors: VendorsOnPage = { cards: [], named: [], total: 0, all: paths.vendors };

/** Returns whether a vendor is of one of these kinds: by its categories or, without any, by its registration. */
const isOfKind = (
  { categories, productSelection }: { categories: readonly string[]; productSelection: string | null },
  kinds: readonly string[],
): boolean =>
  (categories.length > 0 ? categories : [productSelection ?? '']).some((kind) => kinds.includes(kind));

/** Returns the vendors that a page shows: those of its kinds, limited here so that the others are not part of the page; the names of categories are not, either. */
export async function vendorsFor(
  api: Api,
  { source, kinds }: Pick<PageVendors, 'source' | 'kinds'>,
  most = vendorsShown,
): Promise<VendorsOnPage> {
  const [all, { categoryName }] = await Promise.all([
    api[source](),
    importTwice(() => import('#domain/vendors/vendor-categories.ts')),
  ]);
  const list = all.filter((vendor) => isOfKind(vendor, kinds));
  return {
    cards: list.slice(0, most).map((vendor) => ({ ...vendor, trade: categoryName(vendor.category) })),
    named: list.slice(most, most + vendorsNamed).map(({ _id, companyName }) => ({ _id, companyName })),
    total: list.length,
    all: `${paths.vendors}?category=${kinds.join(',')}`,
  };
}
