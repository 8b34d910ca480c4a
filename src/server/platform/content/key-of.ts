import { slugOf } from '#domain/vendors/vendor-addresses.ts';
import { romanise } from '../search/romanise.ts';

/** No title is longer; for a longer text the beginning is enough. */
const readMax = 500;

/**
 * Returns the last part of an address for a title or a foreign name: `घर Guide` is `ghar-guide`. It is cut between words;
 * `otherwise` serves texts without transliterable letters.
 */
export function keyOf(text: string, maxLength: number, otherwise = 'untitled'): string {
  const spelt = slugOf(text.slice(0, readMax))
    .split('-')
    .map(romanise)
    .join('-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const cut = spelt.length <= maxLength ? spelt : spelt.slice(0, maxLength + 1).replace(/-?[^-]*$/, '');
  return cut || spelt.slice(0, maxLength) || otherwise;
}
