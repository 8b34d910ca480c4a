/**
 * @file A simulation of cached searches: `node bench/search-admission.ts [asks]`. Visitors request pages and searches, some of them much
 * more often than others, while an attacker invents searches and requests each twice. It prints the visitors' share of cache hits.
 */
import { LRUCache } from 'lru-cache';
import { createPageStore, type Entry } from '#http/page-cache/page-store.ts';
import { searchKeyOf } from '#http/page-cache/cache-key.ts';
import { createSeenSearches } from '#http/page-cache/seen-searches.ts';

const [asks = 200_000] = process.argv.slice(2).map(Number);
const pageBytes = 27_000;
const searchBytes = 24_000;
const megabyte = 1024 * 1024;
const pages = 1500;
const searches = 3000;
const floods = [0, 0.5, 0.8];

/** Returns random numbers, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
/** Returns one of `count`, the first ones much more often: the logarithm of its place is uniform. */
const often = (random: () => number, count: number): number => Math.floor(count ** random()) - 1;

const entryOf = (key: string, bytes: number): Entry =>
  ({
    key,
    tags: [],
    variants: { headers: {}, compressed: false, identity: { body: Buffer.alloc(bytes) } },
  }) as unknown as Entry;

type Kept = { ask(key: string, isSearch: boolean): boolean };

/** Creates the site's own cache: searches in a part of their own, from the second request on; the rarer one is dropped. */
function own(): Kept {
  let nowMs = 0;
  const seen = createSeenSearches(() => new Date((nowMs += 5)));
  const bytes = (64 * megabyte * 4) / 5;
  const store = createPageStore(bytes, bytes / 4, (key, other) => seen.count(key) > seen.count(other));
  return {
    ask(name, isSearch) {
      const key = isSearch ? searchKeyOf(name) : name;
      if (isSearch) seen.add(key);
      if (store.get(key)) return true;
      if (!isSearch || seen.count(key) > 1) store.put(entryOf(key, isSearch ? searchBytes : pageBytes));
      return false;
    },
  };
}

/** Creates a single store, with searches from their second request on. */
function oneStore(): Kept {
  const seen = new LRUCache<string, true>({ max: 5000 });
  const store = new LRUCache<string, number>({
    maxSize: 64 * megabyte,
    sizeCalculation: (bytes) => bytes + 3072,
  });
  return {
    ask(key, isSearch) {
      if (store.get(key)) return true;
      if (!isSearch || seen.has(key)) store.set(key, isSearch ? searchBytes : pageBytes);
      if (isSearch) seen.set(key, true);
      return false;
    },
  };
}

const ways = { 'a part for searches': own, 'one store': oneStore };
process.stdout.write('| invented | way | pages from memory | searches from memory |\n|---|---|---|---|\n');
for (const flood of floods)
  for (const [name, create] of Object.entries(ways)) {
    const kept = create();
    const random = seeded(7);
    const found = { page: [0, 0], search: [0, 0] };
    for (let at = 0; at < asks; at++) {
      if (random() < flood) {
        for (let twice = 0; twice < 2; twice++) kept.ask(`/vendors?q=invented-${at}`, true);
        continue;
      }
      const isSearch = random() < 0.3;
      const key = isSearch ? `/vendors?q=${often(random, searches)}` : `/profile/${often(random, pages)}`;
      const counts = found[isSearch ? 'search' : 'page'];
      counts[0]! += kept.ask(key, isSearch) ? 1 : 0;
      counts[1]! += 1;
    }
    const share = ([hits, all]: number[]) => `${((hits! / all!) * 100).toFixed(1)} %`;
    process.stdout.write(`| ${flood * 100} % | ${name} | ${share(found.page)} | ${share(found.search)} |\n`);
  }
