/** @file Look-up of the page at an address, as in the router: ignoring case, a trailing slash and escapes. */
import { pages, type Page, type PagePattern } from './pages.ts';

const all = Object.entries(pages) as [PagePattern, Page][];
const paramPart = /^:\w+$/;

const fixed = new Map<string, PagePattern>(
  all.filter(([pattern]) => !pattern.includes(':')).map(([pattern]) => [pattern.toLowerCase(), pattern]),
);
const withParams = all
  .filter(([pattern]) => pattern.includes(':'))
  .map(([pattern]) => ({ pattern, parts: pattern.split('/') }));

/** A page, and the parameters in its address as typed, joined by a slash; null where its pattern has none. */
export type FoundPage = { pattern: PagePattern; page: Page; param: string | null };

/** Returns the page at a path, or null for an unknown one, which must be treated as private. */
export function pageAt(pathname: string): FoundPage | null {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.replace(/\/+$/, '') : pathname;
  const named = fixed.get(spelt(path));
  if (named) return { pattern: named, page: pages[named], param: null };
  const parts = path.split('/');
  const found = withParams.find(
    (one) =>
      one.parts.length === parts.length &&
      one.parts.every((part, index) => paramPart.test(part) || part.toLowerCase() === spelt(parts[index]!)),
  );
  if (!found) return null;
  const typed = parts
    .filter((_, index) => paramPart.test(found.parts[index]!))
    .map((part) => {
      const one = unescaped(part);
      // A slash separates two parameters; an escaped slash stays escaped, and no id contains one.
      return one?.includes('/') ? part : one;
    });
  const { pattern } = found;
  return typed.every(Boolean) ? { pattern, page: pages[pattern], param: typed.join('/') } : null;
}

/** Returns the address of a pattern with this value as each of its parameters, or with these values, joined by a slash. */
export function addressOf(pattern: PagePattern, param: string): string {
  const given = pattern.split('/:').length > 2 ? param.split('/') : [param];
  let at = 0;
  return pattern.replace(/:\w+/g, () => encodeURIComponent(given[at++] ?? given[0]!));
}

const isForReaders = ({ privacy, tool }: Page) => privacy === 'public' && !tool;

/** The counted pages, by their patterns, so without a record. */
export const countedPages: readonly string[] = all
  .filter(([, page]) => isForReaders(page))
  .map(([name]) => name);

/** Returns whether the page at this address may be cached for offline reading. */
export function isKeptOffline(pathname: string): boolean {
  const page = pageAt(pathname)?.page;
  return page !== undefined && (isForReaders(page) || page.offline === true);
}

/** Returns a path in lower case, unescaped; an escaped slash is no separator. */
const spelt = (path: string): string => (/%2f/i.test(path) ? '' : (unescaped(path) ?? '').toLowerCase());

function unescaped(part: string): string | null {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
