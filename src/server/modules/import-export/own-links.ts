/** @file Links within the old site, and where they lead here. */
import { posix } from 'node:path';
import { blogPath } from '#facts/paths.ts';
import type { SourceItem } from './import-export.types.ts';

/** New addresses by former ones: a path, the number of a post (`?p=7`), or the name of a file. */
export type LinkMap = ReadonlyMap<string, string>;

/** Returns a path in the form in which paths are compared. */
function comparable(path: string): string {
  const plain = path.replace(/(?:\/index)?\.html?$/i, '').replace(/\/+$/, '');
  try {
    return decodeURIComponent(plain).toLowerCase();
  } catch {
    return plain.toLowerCase();
  }
}

/** Returns the map of an import's entries: its posts, and the redirects to them. */
export function linkMap(
  entries: readonly { source: string; type: string; key: string; action: string }[],
): LinkMap {
  const found = new Map<string, string>();
  for (const { source, type, key, action } of entries)
    if (action !== 'skip' && (type === 'redirect' || type === 'post'))
      found.set(
        type === 'redirect' ? comparable(source) : source.replace(/^(?:post|page) (\w+)$/, '?p=$1'),
        blogPath(key),
      );
  return found;
}

const hostOf = (address: string | undefined) =>
  (address && URL.parse(address)?.hostname.replace(/^www\./, '')) || null;

/** Returns the name under which the map has a link of an item; null for one that leads elsewhere. */
export function oldLink(url: string, { source, base, isForeign }: SourceItem): string | null {
  if (!isForeign || url === '' || /^(?:#|mailto:|tel:)/i.test(url)) return null;
  const whole = URL.parse(url.startsWith('//') ? `https:${url}` : url);
  if (whole) {
    if (hostOf(base) === null || whole.hostname.replace(/^www\./, '') !== hostOf(base)) return null;
    const number = whole.searchParams.get('p') ?? whole.searchParams.get('page_id');
    return number && whole.pathname === '/' ? `?p=${number}` : comparable(whole.pathname) || '/';
  }
  const path = url.replace(/[?#].*$/, '');
  if (path.startsWith('/')) return comparable(path) || '/';
  if (/\.mdx?$/i.test(path)) return posix.join(posix.dirname(source), path);
  return null;
}

/** Returns the new address of a link; undefined leaves it. A file that is named alone is found in any folder. */
export function newLink(url: string, item: SourceItem, map: LinkMap): string | undefined {
  const name = oldLink(url, item);
  if (name === null) return undefined;
  const last = /\.mdx?$/i.test(name) ? `/${posix.basename(name)}` : null;
  const found = map.get(name) ?? (last && [...map].find(([one]) => `/${one}`.endsWith(last))?.[1]);
  return found ? found + (/#.*$/.exec(url)?.[0] ?? '') : undefined;
}
