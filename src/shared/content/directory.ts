/** @file The text of the directory of vendors. */

import type { VendorCard } from '#contract/vendor-card.ts';
import { regionNames, vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { prefixNow, t, translated } from '#words/t.ts';

/** Returns the displayed name of a category; a value without one is returned unchanged. */
export const categoryLabel = (value: string): string =>
  translated(vendorCategories[value as VendorCategory] ?? value);

/** Returns the place of a vendor on a card. Two cities have a Sector 15, so an area outside of Delhi is named with its city. */
export function placeOnCard({
  area,
  region,
  address,
}: Pick<VendorCard, 'area' | 'region' | 'address'>): string | null {
  if (!area) return address;
  return region && region !== 'Delhi' ? `${area}, ${prefixNow() ? regionNames[region] : region}` : area;
}

/** The sentences of the page. */
export const directoryPage = {
  title: t('Find a vendor in Delhi-NCR'),
  metaDescription: t(
    'Every vendor on this site in one list: search by name or service, choose category, area or market, see who is open today and who is near you.',
  ),
  intro: t('Nobody can pay for a place in this list.'),
  searchLabel: t('What or whom are you looking for?'),
  searchPlaceholder: t('Caterer, plumber'),
  emptyAdvice: t('Take away a filter, try a wider area, or tell us what you need and we will ask around.'),
  noneYet: t('Vendors appear here as they register. Tell us what you need, and we will ask around.'),
  similar: t('Nothing matches these exact words. These come close in spelling.'),
  capped: t('Many match. The first are shown; more words or a filter bring you closer.'),
  mapName: t('Delhi-NCR'),
  showMap: t('Map'),
  showList: t('List'),
  searchHere: t('Search here'),
  mapCapped: t('The first 500 are on the map; a filter brings you closer.'),
  mapFailed: t('The places could not be loaded. The list has the same vendors.'),
  mapEmpty: t('None of these vendors is on the map yet.'),
  clearAll: t('Clear all'),
  didYouMean: t('Did you mean'),
  nearAsked: t('To see who is near you, share your place or choose an area.'),
  nearNote: t('Your place is rounded to about 100 metres, used for this search only, and not stored.'),
} as const;
