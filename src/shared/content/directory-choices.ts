/** @file Choices of the directory's filters, with their displayed names. */
import {
  selectionNames,
  vendorLists,
  type ProductSelection,
  type VendorCategory,
} from '#domain/vendors/vendor-categories.ts';
import { t, translated } from '#words/t.ts';
import { categoryLabel } from './directory.ts';

/** A choice of a filter: its value in the address, and its displayed name. */
type Choice = { readonly value: string; readonly label: string };

/** Categories of the filter, in groups as the form shows them. */
export const categoryGroups = [
  { label: t('Weddings and events'), names: vendorLists.entertainment.categories },
  { label: t('Homes and construction'), names: vendorLists.construction.categories },
  {
    label: t('Business'),
    names: ['investment', 'legal', 'accounting', 'consulting', 'strategy', 'marketing'],
  },
  { label: t('Shops'), names: ['retail'] },
] as const satisfies readonly { readonly label: string; readonly names: readonly VendorCategory[] }[];

/** Returns the displayed name of a registration choice, for vendors without a category. */
export const kindLabel = (value: string): string =>
  Object.hasOwn(selectionNames, value)
    ? t('New: {trade}', { trade: translated(selectionNames[value as ProductSelection]) })
    : categoryLabel(value);

/** Distances from a place, in kilometres. */
export const distanceChoices: readonly Choice[] = [
  { value: '2', label: t('Within 2 km') },
  { value: '5', label: t('Within 5 km') },
  { value: '10', label: t('Within 10 km') },
  { value: '25', label: t('Within 25 km') },
];

/** Orders of a list, as the form offers them. */
export const sortChoices: readonly Choice[] = [
  { value: 'best', label: t('Best match') },
  { value: 'near', label: t('Nearest first') },
  { value: 'price', label: t('Lowest price first') },
  { value: 'capacity', label: t('Most guests first') },
  { value: 'name', label: t('A to Z') },
];
