/** @file Compared vendors: as text, for addresses, calls and the device's storage, and the categories in which they are compared. */
import { maxItems } from '#facts/limits.ts';
import { vendorCategories } from './vendor-categories.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Returns the ids in a comma-separated text, each once, up to the limit; ignores invalid ones. */
export const readCompared = (text: string | null): string[] =>
  [
    ...new Set(
      (text ?? '')
        .slice(0, maxItems.compared * 60)
        .toLowerCase()
        .split(','),
    ),
  ]
    .filter((id) => uuid.test(id))
    .slice(0, maxItems.compared);

/** Returns the text of these ids. */
export const writeCompared = (ids: readonly string[]): string => ids.join(',');

/** Returns the categories in a comma-separated text as such a text; null where none is known. */
export const readComparedAs = (text: string | null): string | null =>
  (text ?? '')
    .split(',')
    .filter((one) => Object.hasOwn(vendorCategories, one))
    .join(',') || null;

/** Returns the categories that all of these vendors have, in the order of the first. */
export const sharedCategories = (vendors: readonly { categories: readonly string[] }[]): string[] =>
  (vendors[0]?.categories ?? []).filter((one) => vendors.every(({ categories }) => categories.includes(one)));

/**
 * Returns the category in which vendors are compared: the first of those asked for that all of them have, else the first that they share; so
 * that a table has the facts of one trade. Empty where they share none: each is shown as it is. A single vendor has all of its own.
 */
export function comparedCategories(
  vendors: readonly { categories: readonly string[] }[],
  asked: readonly string[] = [],
): string[] {
  const shared = sharedCategories(vendors);
  const among = shared.filter((one) => asked.includes(one));
  const found = among.length > 0 ? among : shared;
  return vendors.length > 1 ? found.slice(0, 1) : found;
}
