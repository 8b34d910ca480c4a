/** @file The cache key of an address, remembered: finding it costs half of what the whole answer from the cache does. */
import { LRUCache } from 'lru-cache';
import { splitLocale } from '#words/locales.ts';
import { requestedPage } from './page-address.ts';
import { randomVariantKey } from './page-cache/cache-key.ts';

/** Some hundred bytes each. A flood of invented addresses makes the others be found anew, and nothing else. */
const maxRemembered = 2000;
/** Longer than the address of any page without a search. */
const maxAddressChars = 200;

/** A key, and the number of renderings that are kept under it. */
type FoundKey = { key: string; variants: number };

const remembered = new LRUCache<string, FoundKey>({ max: maxRemembered });

/**
 * Returns the cache key of an address as requested, or null when no kept page can answer it. Of a page that is kept in several
 * renderings it is the key of one of them, chosen at random each time. Addresses of public pages are remembered; one that holds a
 * secret is not.
 */
export function pageKeyOf(url: string): string | null {
  const known = remembered.get(url);
  if (known) return randomVariantKey(known.key, known.variants);
  const requested = requestedPage(url);
  // A reply of the API has its path as key, as the client spells it.
  if (!requested) return splitLocale(url).address.startsWith('/api/') ? url.split('?')[0]! : null;
  const { cacheable, key, variants, record, page } = requested;
  if (!cacheable || record?.id === null) return null;
  if (page.privacy === 'public' && url.length <= maxAddressChars) remembered.set(url, { key, variants });
  return randomVariantKey(key, variants);
}
