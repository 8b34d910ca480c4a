/** @file Which address a page is kept under. Unbounded input (a search, a stray query) must never fill the cache. */
import { paths, redirects } from '#facts/paths.ts';

/** Query names that change what a page shows, from a short list of values; other names are ignored. */
const keptQueries: Readonly<Record<string, readonly string[]>> = {
  [paths.location]: ['need'],
};
/** Query names that hold free text: such a page is rendered for its reader and not kept. */
const freeQueries: Readonly<Record<string, readonly string[]>> = {
  [paths.blogs]: ['q'],
};

const byLowerCase = new Map<string, string>(Object.values(paths).map((path) => [path.toLowerCase(), path]));

/** Paths match without regard to case; the stated spelling is the canonical one. Unknown paths come back as they are. */
export const canonicalPath = (path: string): string => byLowerCase.get(path.toLowerCase()) ?? path;

/** Where a known misspelling or a trailing slash leads, or null. The query is kept. */
export function redirectFor(url: string): string | null {
  const [path = '', query] = splitUrl(url);
  const trimmed = path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') || '/' : path;
  const target = redirects[trimmed.toLowerCase()] ?? trimmed;
  if (target === path || target.startsWith('//')) return null;
  return query ? `${target}?${query}` : target;
}

/** The cache key of an address, or null when its page is made for one reader. */
export function pageKey(url: string): string | null {
  const [path = '', query] = splitUrl(url);
  const canonical = canonicalPath(path);
  if (!query) return canonical;
  const given = new URLSearchParams(query);
  if (freeQueries[canonical]?.some((name) => given.get(name))) return null;
  const kept = (keptQueries[canonical] ?? []).filter((name) => given.get(name)).map((name) => `${name}=${given.get(name)!.slice(0, 40)}`);
  return kept.length ? `${canonical}?${kept.join('&')}` : canonical;
}

function splitUrl(url: string): [path: string, query: string | undefined] {
  const at = url.indexOf('?');
  return at < 0 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)];
}
