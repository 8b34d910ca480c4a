/** @file Which address a page is kept under. Unbounded input (a search, a stray query) must never fill the cache. */
import { enquiryPath, paths, redirects } from '#facts/paths.ts';
import { categoryTiles } from '#content/category-tiles.ts';
import { directoryFields } from '#contract/directory-address.ts';
import { galleryPhotos } from '#content/gallery.ts';
import { quoteIds } from '#content/quotes.ts';
import { cacheKey, type AllowedQuery } from './page-cache/cache-key.ts';

const needs = new Set(categoryTiles.map(({ name }) => name));

/** Query names that change what a page shows, by path; other names are ignored. */
const keptQueries: Readonly<Record<string, AllowedQuery>> = {
  [paths.gallery]: { photo: (value) => galleryPhotos.some(({ id }) => id === value) },
  [paths.location]: { need: (value) => needs.has(value) },
  ...Object.fromEntries(
    Object.entries(quoteIds).map(([path, ids]) => [path, { quote: (value: string) => ids.includes(value) }]),
  ),
};
/** Query names that hold free text: such a page is rendered for its reader and not kept. */
const freeQueries: Readonly<Record<string, readonly string[]>> = {
  [paths.blogs]: ['q'],
  [paths.help]: ['q'],
  [paths.vendors]: directoryFields,
  [paths.crew]: ['contact'],
};

const byLowerCase = new Map<string, string>(Object.values(paths).map((path) => [path.toLowerCase(), path]));
const split = (url: string): [path: string, query: string] => {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
};

/** Paths match without regard to case; the stated spelling is the canonical one. Unknown paths come back as they are. */
export const canonicalPath = (path: string): string => byLowerCase.get(path.toLowerCase()) ?? path;

/** Where a known misspelling or a trailing slash leads, or null. The query is kept. */
export function redirectFor(url: string): string | null {
  const [path, query] = split(url);
  const trimmed = path.replace(/(?<=.)\/+$/, '');
  const target = redirects[trimmed.toLowerCase()] ?? trimmed;
  // `//host` would lead to another site.
  if (target === path || /^\/[/\\]/.test(target)) return null;
  return query ? `${target}?${query}` : target;
}

/** Pages that only the holder of a link may see: never kept, never indexed, and their address is told to nobody. */
export const isPrivatePage = (url: string): boolean =>
  cacheKey(url, {})?.toLowerCase().startsWith(enquiryPath('')) ?? false;

/** The cache key of an address, which is also the address to render; null when its page is made for one reader or cannot exist. */
export function pageKey(url: string): string | null {
  if (isPrivatePage(url)) return null;
  const [path, query] = split(url);
  // Spelt out first: `/%62logs` is `/blogs`, in any case of its letters.
  const spelt = cacheKey(path, {});
  if (spelt === null) return null;
  const canonical = canonicalPath(spelt);
  if (!query) return canonical;
  const free = freeQueries[canonical];
  if (free) {
    const given = new URLSearchParams(query);
    if (free.some((name) => given.get(name))) return null;
  }
  return cacheKey(`${canonical}?${query}`, keptQueries[canonical] ?? {});
}
