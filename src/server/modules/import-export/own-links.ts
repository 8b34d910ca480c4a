/** @file Links within the old site, and where they lead here. */
import { posix } from 'node:path';
import { blogPath } from '#facts/paths.ts';
import { ownName } from '#platform/content/file-name.ts';
import { safelyDecoded } from '#platform/content/readable-text.ts';
import type { SourceItem } from './import-export.types.ts';

/** New addresses by former ones: a path, the number of a post (`?p=7`), a file, or its name alone (`file haldi`). */
export type LinkMap = ReadonlyMap<string, string>;

const isText = (path: string) => /\.mdx?$/i.test(path);

/** Returns a path in the form in which paths are compared. */
function comparable(path: string): string {
  return safelyDecoded(path.replace(/(?:\/index)?\.html?$/i, '').replace(/\/+$/, '')).toLowerCase();
}

/** Returns a file's name alone, of an `index.md` that of its folder; null where it says nothing. */
function nameAlone(path: string): string | null {
  const name = ownName(path).toLowerCase();
  return name === 'index' || name === '_index' ? null : `file ${name}`;
}

/** Returns the map of an import's entries: its posts, and the redirects to them. A name that two files have leads nowhere. */
export function linkMap(
  entries: readonly { source: string; type: string; key: string; action: string }[],
): LinkMap {
  const found = new Map<string, string>();
  const shared = new Set<string>();
  for (const { source, type, key, action } of entries) {
    if (action === 'skip' || (type !== 'redirect' && type !== 'post')) continue;
    const address = blogPath(key);
    if (type === 'redirect') found.set(comparable(source), address);
    else if (!isText(source)) found.set(source.replace(/^(?:post|page) (\w+)$/, '?p=$1'), address);
    else {
      const file = comparable(`/${source}`);
      found.set(file, address);
      for (const name of [/\/content(\/.*)$/.exec(file)?.[1], nameAlone(file)])
        if (name && (found.get(name) ?? address) !== address) shared.add(name);
        else if (name) found.set(name, address);
    }
  }
  for (const name of shared) found.delete(name);
  return found;
}

/** Returns the name of the site of an address: its host. Null for an address without one. */
export const siteOf = (address: string | undefined): string | null =>
  (address && URL.parse(address)?.hostname.replace(/^www\./, '')) || null;

/** Returns the number of a post that an address names. */
const numberIn = ({ searchParams }: URL) => searchParams.get('p') ?? searchParams.get('page_id');

/** Returns the names that the map may have for a link of an item, the likeliest first; none for a link that leads elsewhere. */
export function oldLinks(
  url: string,
  { source, base, isForeign, oldPaths }: Pick<SourceItem, 'source' | 'base' | 'isForeign' | 'oldPaths'>,
): string[] {
  if (!isForeign || url === '' || /^(?:#|mailto:|tel:)/i.test(url)) return [];
  const whole = URL.parse(url.startsWith('//') ? `https:${url}` : url);
  const site = siteOf(base);
  if (whole && (site === null || siteOf(whole.href) !== site)) return [];
  const path = whole?.pathname ?? url.replace(/[?#].*$/, '');
  const number = numberIn(whole ?? new URL(`https://old.invalid/${/\?[^#]*/.exec(url)?.[0] ?? ''}`));
  if (/^\/?$/.test(path) && number) return [`?p=${number}`];
  if (path === '') return [];
  if (isText(path)) {
    const near = comparable(path.startsWith('/') ? path : posix.join('/', posix.dirname(source), path));
    const alone = nameAlone(comparable(path));
    return [near, comparable(posix.join('/', path)), ...(alone ? [alone] : [])];
  }
  // An address without an ending was a folder's.
  return (oldPaths.length > 0 ? oldPaths : ['/']).map((one) => {
    const place = /\.html?$/i.test(one) ? one : `${one.replace(/\/$/, '')}/`;
    return comparable(URL.parse(path, `https://old.invalid${place}`)?.pathname ?? path) || '/';
  });
}

/** Returns the new address of a link; undefined leaves it. */
export function newLink(url: string, item: SourceItem, map: LinkMap): string | undefined {
  const found = oldLinks(url, item)
    .map((name) => map.get(name))
    .find(Boolean);
  return found ? found + (/#.*$/.exec(url)?.[0] ?? '') : undefined;
}
