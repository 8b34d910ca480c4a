/** @file The cache key of an address, remembered: computing it costs half as much as the whole answer from the cache. */
import { LRUCache } from 'lru-cache';
import { splitLocale } from '#words/locales.ts';
import { requestedPage } from './page-address.ts';
import { randomVariantKey } from './page-cache/cache-key.ts';

/** Some hundred bytes each. A flood of invented addresses only makes the others be computed anew. */
const maxRemembered = 2000;
/** Longer than the address of any page without a search. */
const maxAddressChars = 200;

/** A key, and the number of cached renderings under it. */
type FoundKey = { key: string; variants: number };

const remembered = new LRUCache<string, FoundKey>({ max: maxRemembered });

/**
 * Returns the cache key of a requested address, or null when no cached page can answer it. For a page with several cached
 * renderings it is the key of one of them, chosen at random each time. Addresses of public pages are remembered; one with a
 * secret is not.
 */
export function pageKeyOf(url: string): string | null {
  const known = remembered.get(url);
  if (known) return randomVariantKey(known.key, known.variants);
  const requested = requestedPage(url);
  // The key of an API reply is its path, in the client's spelling.
  if (!requested) return splitLocale(url).address.startsWith('/api/') ? url.split('?')[0]! : null;
  const { cacheable, key, variants, record, page } = requested;
  if (!cacheable || record?.id === null) return null;
  if (page.privacy === 'public' && url.length <= maxAddressChars) remembered.set(url, { key, variants });
  return randomVariantKey(key, variants);
}
