import { kindsWithFact } from '#domain/vendors/own-category.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { showNumber } from '#words/formats.ts';
import { t } from '#words/t.ts';

/** Sizes of vendors, from the smallest: each ends at so many, the last is open. */
type Size = { upTo: number; words: () => string };

const guests: readonly Size[] = [
  { upTo: 150, words: () => t('Up to {count} guests', { count: '150' }) },
  { upTo: 400, words: () => t('{from} to {to} guests', { from: '151', to: '400' }) },
  { upTo: 1000, words: () => t('{from} to {to} guests', { from: '401', to: showNumber(1000) }) },
  { upTo: 1_000_000, words: () => t('More than {count} guests', { count: showNumber(1000) }) },
];
const people: readonly Size[] = [
  { upTo: 2, words: () => t('One or two people') },
  { upTo: 8, words: () => t('Teams of {from} to {to}', { from: '3', to: '8' }) },
  { upTo: 25, words: () => t('Teams of {from} to {to}', { from: '9', to: '25' }) },
  { upTo: 1_000_000, words: () => t('Teams of more than {count}', { count: '25' }) },
];

/** Returns the sizes by which the prices of a category are told apart: guests where it has them, else the people of a team. */
export const sizesOf = (category: VendorCategory): readonly Size[] =>
  kindsWithFact('capacity', [category]).length > 0 ? guests : people;
