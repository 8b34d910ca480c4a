/** @file Where kept pages stand: bounded in bytes, the least recently asked for leave first. */
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './rendered-page.ts';
import { bytesOf, type Variants } from './variants.ts';

/** Renders the page of one key; may be called again at any time. */
export type Render = () => Promise<RenderedPage>;

/** A kept page. */
export type Entry = {
  key: string;
  variants: Variants;
  tags: readonly string[];
  render: Render;
  freshUntilMs: number;
  /** From here on it is as good as gone. */
  staleUntilMs: number;
  /** After a failed background render: not before this moment again. */
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

/** A store of at most `maxBytes`, on which nothing above `maxEntryBytes` is put. */
export function createPageStore(maxBytes: number, maxEntryBytes: number) {
  let evictions = 0;
  const pages = new LRUCache<string, Entry>({
    maxSize: Math.floor(maxBytes),
    maxEntrySize: Math.floor(maxEntryBytes),
    sizeCalculation: sizeOf,
    dispose: (_entry, _key, reason) => {
      if (reason === 'evict') evictions += 1;
    },
  });

  return {
    get: (key: string): Entry | undefined => pages.get(key),
    /** Looks without counting as a use. */
    peek: (key: string): Entry | undefined => pages.peek(key),
    keeps: (entry: Entry): boolean => pages.peek(entry.key) === entry,
    put: (entry: Entry): void => void pages.set(entry.key, entry),
    remove: (key: string): void => void pages.delete(key),
    clear: (): void => pages.clear(),
    all: (): Entry[] => [...pages.values()],
    /** Pages with one of these tags. A walk over some thousand pages takes under a millisecond; no index. */
    showing(tags: readonly string[]): Entry[] {
      const wanted = new Set(tags);
      return [...pages.values()].filter((entry) => entry.tags.some((tag) => wanted.has(tag)));
    },
    stats: () => ({ entries: pages.size, bytes: pages.calculatedSize, evictions }),
  };
}
