/** @file The store of cached pages: bounded in bytes, the least recently used are dropped first. */
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './rendered-page.ts';
import { isSearch } from './cache-key.ts';
import { bytesOf, type Variants } from './variants.ts';

/** Renders the page of one key; may be called again at any time. */
export type Render = () => Promise<RenderedPage>;

/** A cached page. */
export type Entry = {
  key: string;
  variants: Variants;
  tags: readonly string[];
  render: Render;
  freshUntilMs: number;
  /** From here on it counts as deleted. */
  staleUntilMs: number;
  /** After a failed background render: the earliest time of the next one. */
  retryAtMs: number;
};

/** Objects, closures and three laid-out heads: measured at about 3 kB beside body, key and header texts. */
const overheadBytes = 3072;

const sizeOf = ({ key, variants, tags }: Entry): number =>
  overheadBytes +
  bytesOf(variants) +
  key.length * 2 +
  tags.join().length +
  JSON.stringify(variants.headers).length;

/** Returns whether the first of two keys is requested more often than the second. */
export type Beats = (key: string, other: string) => boolean;

/**
 * Creates a store for at most `maxBytes` of pages, none above `maxEntryBytes`, and beside them a quarter of that for searches,
 * so that no number of searches displaces a page. A search displaces another only when it `beats` it.
 */
export function createPageStore(maxBytes: number, maxEntryBytes: number, beats: Beats) {
  let evictions = 0;
  const create = (maxSize: number, maxEntrySize: number) =>
    new LRUCache<string, Entry>({
      maxSize: Math.floor(maxSize),
      maxEntrySize: Math.floor(maxEntrySize),
      sizeCalculation: sizeOf,
      dispose: (_entry, _key, reason) => {
        if (reason === 'evict') evictions += 1;
      },
    });
  const pages = create(maxBytes, maxEntryBytes);
  const searches = create(maxBytes / 4, maxEntryBytes / 4);
  const both = [pages, searches] as const;
  const of = (key: string) => (isSearch(key) ? searches : pages);
  const all = (): Entry[] => both.flatMap((each) => [...each.values()]);

  /** Returns whether a search is not stored, because the one it would displace is requested at least as often. */
  function staysOut(entry: Entry): boolean {
    if (!isSearch(entry.key) || searches.has(entry.key)) return false;
    const [oldest] = searches.rkeys();
    const isFull = searches.calculatedSize + sizeOf(entry) > searches.maxSize;
    return isFull && oldest !== undefined && !beats(entry.key, oldest);
  }

  return {
    get: (key: string): Entry | undefined => of(key).get(key),
    /** Looks up a key without counting as a use. */
    peek: (key: string): Entry | undefined => of(key).peek(key),
    keeps: (entry: Entry): boolean => of(entry.key).peek(entry.key) === entry,
    put: (entry: Entry): void => void (staysOut(entry) || of(entry.key).set(entry.key, entry)),
    remove: (key: string): void => void of(key).delete(key),
    clear: (): void => both.forEach((each) => each.clear()),
    all,
    /** Returns pages with one of these tags. A walk over some thousand pages takes under a millisecond; no index. */
    showing(tags: readonly string[]): Entry[] {
      const wanted = new Set(tags);
      return all().filter((entry) => entry.tags.some((tag) => wanted.has(tag)));
    },
    stats: () => ({
      entries: pages.size + searches.size,
      bytes: pages.calculatedSize + searches.calculatedSize,
      evictions,
    }),
  };
}
