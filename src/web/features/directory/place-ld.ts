import type { ItemList, WithContext } from 'schema-dts';
import { profilePath } from '#facts/paths.ts';
import { directoryLimits } from '#facts/limits.ts';
import { ratingLd } from '#ui/rating-ld.ts';
import { twinPath } from '#ui/twin-path.ts';
import type { FoundPage } from './found-page.ts';

/** The vendors of this page as structured data (JSON-LD), in page order. */
export const vendorListLd = (
  siteUrl: string,
  { vendors, total, page }: FoundPage,
): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: vendors.map(({ _id, companyName, rating }, index) => {
    const named = { name: companyName, url: siteUrl + twinPath(profilePath(_id)) };
    return {
      '@type': 'ListItem',
      position: (page - 1) * directoryLimits.pageSize + index + 1,
      ...(rating
        ? { item: { '@type': 'LocalBusiness', ...named, aggregateRating: ratingLd(rating) } }
        : named),
    };
  }),
});
