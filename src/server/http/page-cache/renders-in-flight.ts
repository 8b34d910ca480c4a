/** @file Renders in flight: one for each key, and what was purged meanwhile. */

/** What a render has to know when it settles. */
export type Purged = {
  /** Cut off by a hard purge: whoever waits gets the result, but it may not be kept. */
  detached: boolean;
  /** Tags purged softly since the start: the result may have been read before the change. */
  changed: Set<string>;
  everythingChanged: boolean;
};
type InFlight<T> = { result: Promise<T>; purged: Purged };

/**
 * Keeps one render a key. Purges are noted on the renders themselves, not counted for each tag: this needs no
 * memory between renders, however many tags there are.
 */
export function createRendersInFlight<T>() {
  const byKey = new Map<string, InFlight<T>>();
  const results = new Set<Promise<T>>();

  return {
    has: (key: string): boolean => byKey.has(key),
    count: (): number => results.size,

    /** Joins the render of this key, or starts one; `started` tells which. */
    join(key: string, start: (purged: Purged) => Promise<T>): { result: Promise<T>; started: boolean } {
      const current = byKey.get(key);
      if (current) return { result: current.result, started: false };
      const purged: Purged = { detached: false, changed: new Set(), everythingChanged: false };
      const result = Promise.resolve(purged)
        .then(start)
        .finally(() => {
          results.delete(result);
          if (byKey.get(key)?.result === result) byKey.delete(key);
        });
      results.add(result);
      byKey.set(key, { result, purged });
      return { result, started: true };
    },

    /** Notes a change of content (`null`: of everything) on all of them. */
    markChanged(tags: readonly string[] | null): void {
      for (const { purged } of byKey.values()) {
        if (tags === null) purged.everythingChanged = true;
        else for (const tag of tags) purged.changed.add(tag);
      }
    },

    /**
     * Content has to vanish: a visitor who comes from now on starts a new render. Every render is cut off,
     * since the tags of a page are known only when it has settled; this costs a render and nothing else.
     */
    detachAll(): void {
      for (const { purged } of byKey.values()) purged.detached = true;
      byKey.clear();
    },

    /** Resolves when those in flight now have settled or failed. */
    settled: async (): Promise<void> => void (await Promise.allSettled(results)),
  };
}
