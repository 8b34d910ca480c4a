/** @file The keys of cached pages other than addresses; no address can have their form. */

/** The one 404 page of the site; each other language has its own, under `noRecordKey` of its prefix. */
export const notFoundKey = '404';
/** Returns the key of the one 404 page for a pattern's addresses without a record. */
export const noRecordKey = (pattern: string): string => `${notFoundKey} ${pattern}`;
/** Returns whether a key is that of a 404 shared by many addresses. */
export const isSharedNotFound = (key: string): boolean => key.startsWith(notFoundKey);

const search = 'search ';
/** Returns the key of a search's page: there are countless ones, of which few are cached. */
export const searchKeyOf = (address: string): string => search + address;
/** Returns whether a key is that of a search. */
export const isSearch = (key: string): boolean => key.startsWith(search);

/** Returns the keys of a page's renderings when several are cached. */
export const variantKeys = (key: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => (at === 0 ? key : `${key} ${at}`));

/**
 * Returns the key of one of a page's `count` renderings, chosen at random: visitors of a page with a random choice get
 * another one each time, although none is rendered for them.
 */
export function randomVariantKey(key: string, count: number): string {
  const chosen = count > 1 ? Math.floor(Math.random() * count) : 0;
  return chosen === 0 ? key : `${key} ${chosen}`;
}
