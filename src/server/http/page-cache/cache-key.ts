/** @file Under which names pages are kept. A page has its address; these are the others, which no address can spell. */

/** The one 404 page of the site; each other language has its own, under `noRecordKey` of its prefix. */
export const notFoundKey = '404';
/** The one 404 page of all addresses of a pattern that name no record. */
export const noRecordKey = (pattern: string): string => `${notFoundKey} ${pattern}`;
/** Is this the key of a 404 that many addresses share? */
export const isSharedNotFound = (key: string): boolean => key.startsWith(notFoundKey);

const search = 'search ';
/** The key of a page that shows what was searched for: one of endlessly many, of which few are kept. */
export const searchKeyOf = (address: string): string => search + address;
/** Is this the key of a search? */
export const isSearch = (key: string): boolean => key.startsWith(search);

/** The keys of the renderings of a page of which several are kept. */
export const variantKeys = (key: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => (at === 0 ? key : `${key} ${at}`));

/**
 * The key of one of the `count` renderings of a page, chosen at random: visitors who load a page that shows a random choice get
 * another one each time, although none is rendered for them.
 */
export function randomVariantKey(key: string, count: number): string {
  const chosen = count > 1 ? Math.floor(Math.random() * count) : 0;
  return chosen === 0 ? key : `${key} ${chosen}`;
}
