/** @file The words of the directory of vendors. */

import { vendorCategories, type VendorCategory } from '#contract/vendor-categories.ts';

/** The name of a category on screen; a value that has none shows as it is. */
export const categoryLabel = (value: string): string => vendorCategories[value as VendorCategory] ?? value;

/** The sentences of the page. */
export const directoryPage = {
  title: 'Find a vendor in Delhi-NCR',
  metaDescription:
    'Every vendor on this site in one list: search by name or service, choose category, area or market, see who is open today and who is near you.',
  intro:
    'Caterers, decorators, builders, advisers and market shops in one list. Nobody can pay for a place in it.',
  searchLabel: 'What or whom are you looking for?',
  searchPlaceholder: 'Caterer, lehenga, plumber',
  emptyAdvice: 'Take away a filter, try a wider area, or tell us what you need and we will ask around.',
  noneYet: 'Vendors stand here as they register. Tell us what you need, and we will ask around.',
  similar: 'Nothing matches these exact words. These come close in spelling.',
  capped: 'Many match. The first are shown; more words or a filter bring you closer.',
  mapName: 'Delhi-NCR',
  showMap: 'Map',
  showList: 'List',
  searchHere: 'Search here',
  mapCapped: 'The first 500 are on the map; a filter brings you closer.',
  mapFailed: 'The places could not be loaded. The list has the same vendors.',
  mapEmpty: 'Nobody who was found has said a place on the map.',
  clearAll: 'Clear all',
  didYouMean: 'Did you mean',
  nearAsked: 'To see who is near you, share your place or choose an area.',
  nearNote: 'Your place is rounded to about 100 metres, used for this search only, and not stored.',
} as const;
