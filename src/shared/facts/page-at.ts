/** @file Finds the page at an address, as the router does: ignoring case, a trailing slash and escapes. */
import { pages, type Page, type PagePattern } from './pages.ts';

const all = Object.entries(pages) as [PagePattern, Page][];
const inSmallLetters = ([pattern]: [PagePattern, Page]) => [pattern.toLowerCase(), pattern] as const;
const beforeParam = (pattern: string) => pattern.slice(0, pattern.indexOf(':'));

const fixed = new Map<string, PagePattern>(
  all.filter(([pattern]) => !pattern.includes(':')).map(inSmallLetters),
);
const withParam = new Map<string, PagePattern>(
  all.filter(([pattern]) => pattern.includes(':')).map(([pattern]) => [beforeParam(pattern), pattern]),
);

/** A page, and the parameter in its address as it was typed; null where its pattern has none. */
export type FoundPage = { pattern: PagePattern; page: Page; param: string | null };

/** Returns the page at a path, or null for an unknown one, which must be treated as private. */
export function pageAt(pathname: string): FoundPage | null {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.replace(/\/+$/, '') : pathname;
  const named = fixed.get(spelt(path));
  if (named) return { pattern: named, page: pages[named], param: null };
  const at = path.lastIndexOf('/') + 1;
  const pattern = withParam.get(spelt(path.slice(0, at)));
  const param = unescaped(path.slice(at));
  return pattern && param ? { pattern, page: pages[pattern], param } : null;
}

/** Returns the address of a pattern with this value as its parameter. */
export const addressOf = (pattern: PagePattern, param: string): string =>
  pattern.includes(':') ? beforeParam(pattern) + encodeURIComponent(param) : pattern;

const isForReaders = ({ privacy, tool }: Page) => privacy === 'public' && !tool;

/** The pages that are counted, by their patterns, so without a record. */
export const countedPages: readonly string[] = all
  .filter(([, page]) => isForReaders(page))
  .map(([name]) => name);

/** Returns whether the page at this address may be kept for reading offline. */
export function isKeptOffline(pathname: string): boolean {
  const page = pageAt(pathname)?.page;
  return page !== undefined && (isForReaders(page) || page.offline === true);
}

/** An escaped slash is no separator. */
const spelt = (path: string): string => (/%2f/i.test(path) ? '' : (unescaped(path) ?? '').toLowerCase());

function unescaped(part: string): string | null {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
