/** @file The cache key of an address, remembered: computing it costs half as much as the whole answer from the cache. */
import { LRUCache } from 'lru-cache';
import { splitLocale } from '#words/locales.ts';
import { pages } from '#facts/pages.ts';
import { requestedPage } from './page-address.ts';
import { variantKeys } from './page-cache/cache-key.ts';

/** Some hundred bytes each. A flood of invented addresses only makes the others be computed anew. */
const maxRemembered = 2000;
/** Longer than the address of any page without a search. */
const maxAddressChars = 200;

/** The keys of an address's cached renderings. */
const remembered = new LRUCache<string, readonly string[]>({ max: maxRemembered });

const oneOf = (keys: readonly string[]): string =>
  keys.length === 1 ? keys[0]! : keys[Math.floor(Math.random() * keys.length)]!;

const apiPrefix = '/api/';
const pagesOfApi = Object.keys(pages).filter((pattern) => pattern.startsWith(apiPrefix));
/** Returns whether an address can only be one of an endpoint; most are known without a look at the pages. */
const isOfApi = (address: string): boolean =>
  address.startsWith(apiPrefix) && !pagesOfApi.some((page) => address.toLowerCase().startsWith(page));

/** Returns the key of a reply of the API: its path, in the client's spelling. */
const pathOf = (url: string): string => {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at);
};

/**
 * Returns the cache key of a requested address, or null when no cached page can answer it. For a page with several cached
 * renderings it is the key of one of them, chosen at random each time. Addresses of public pages are remembered; one with a
 * secret is not.
 */
export function pageKeyOf(url: string): string | null {
  const known = remembered.get(url);
  if (known) return oneOf(known);
  const { address } = splitLocale(url);
  if (isOfApi(address)) return pathOf(url);
  const requested = requestedPage(url);
  if (!requested) return address.startsWith(apiPrefix) ? pathOf(url) : null;
  const { cacheable, key, variants, record, page } = requested;
  if (!cacheable || record?.id === null) return null;
  const keys = variantKeys(key, variants);
  if (page.privacy === 'public' && url.length <= maxAddressChars) remembered.set(url, keys);
  return oneOf(keys);
}
