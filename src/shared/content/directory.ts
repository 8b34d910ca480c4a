/** @file The words of the directory of vendors: what can be chosen, under the names people use. */

import {
  productSelections,
  vendorCategories,
  vendorLists,
  type VendorCategory,
} from '#contract/vendor-categories.ts';

/** A choice of a filter: the value that the address carries, and its name on screen. */
type Choice = { readonly value: string; readonly label: string };

/** The lists a vendor can stand in, in groups as the form shows them. */
export const categoryGroups = [
  { label: 'Weddings and events', names: vendorLists.entertainment.categories },
  { label: 'Homes and construction', names: vendorLists.construction.categories },
  {
    label: 'Business',
    names: ['investment', 'legal', 'accounting', 'consulting', 'strategy', 'marketing'],
  },
  { label: 'Shops', names: ['retail'] },
] as const satisfies readonly { readonly label: string; readonly names: readonly VendorCategory[] }[];

/** The name of a category on screen; a value that has none shows as it is. */
export const categoryLabel = (value: string): string => vendorCategories[value as VendorCategory] ?? value;

/** The same of what somebody registered for, before any category was chosen. */
export const kindLabel = (value: string): string =>
  productSelections.some((one) => one === value) ? `New: ${value}` : categoryLabel(value);

/** How far from a place, in kilometres. */
export const distanceChoices: readonly Choice[] = [
  { value: '2', label: 'Within 2 km' },
  { value: '5', label: 'Within 5 km' },
  { value: '10', label: 'Within 10 km' },
  { value: '25', label: 'Within 25 km' },
];

/** The orders of a list, as the form offers them. */
export const sortChoices: readonly Choice[] = [
  { value: 'best', label: 'Best match' },
  { value: 'near', label: 'Nearest first' },
  { value: 'price', label: 'Lowest price first' },
  { value: 'capacity', label: 'Most guests first' },
  { value: 'name', label: 'A to Z' },
];

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
