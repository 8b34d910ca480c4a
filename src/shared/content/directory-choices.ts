/** @file What can be chosen in the directory, under the names people use. */
import { productSelections, vendorLists, type VendorCategory } from '#contract/vendor-categories.ts';
import { categoryLabel } from './directory.ts';

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
