import type { Api } from '#contract/client.ts';
import type { VendorCategory } from '#contract/vendor-categories.ts';
import type { VendorCard } from '#contract/vendors.ts';
import type { PageVendors } from '#content/types.ts';

/** Cards that a page shows at first. */
const vendorsShown = 6;

/** The vendors that a page shows: those of its categories, cut short here so that the others do not travel with the page. */
export async function vendorsFor(
  api: Api,
  { source, categories }: Pick<PageVendors, 'source' | 'categories'>,
  most = vendorsShown,
): Promise<VendorCard[]> {
  const fits = ({ categories: own }: VendorCard) =>
    !categories || own.some((category) => categories.includes(category as VendorCategory));
  return (await api[source]()).filter(fits).slice(0, most);
}
