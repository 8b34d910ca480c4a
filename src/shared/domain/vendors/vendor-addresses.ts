/** @file Readable addresses of the directory: `/vendors/catering`, `/vendors/catering/rajouri-garden`, `/prices/catering`. */
import { paths } from '#facts/paths.ts';
import type { VendorCategory, VendorKind } from './vendor-categories.ts';

/**
 * Returns the slug of a name: letters and digits in lower case, joined by hyphens; empty for a name without any. Devanagari vowel
 * signs are marks and stay, as the words would change without them.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** Returns the path of the price guide of a category. */
export const pricesPath = (category: VendorCategory): string =>
  `/prices/${encodeURIComponent(slugOf(category))}`;

/** Returns the path of the vendors of a category and, when given, of an area. A category's own key is its slug. */
export function vendorsPath(category: VendorKind, area?: string): string {
  const parts = [slugOf(category), area === undefined ? '' : slugOf(area)].filter(Boolean);
  return [paths.vendors, ...parts.map(encodeURIComponent)].join('/');
}
