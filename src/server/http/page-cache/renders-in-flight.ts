/** @file Running renders: one for each key, with the purges meanwhile. */

/** The purges during a render, checked when it settles. */
export type Purged = {
  /** Cut off by a hard purge: waiting visitors get the result, but it may not be cached. */
  detached: boolean;
  /** Tags purged softly since the start: the result may have been read before the change. */
  changed: Set<string>;
  everythingChanged: boolean;
};
type InFlight<T> = { result: Promise<T>; purged: Purged };

/**
 * Runs one render a key. Purges are noted on the renders themselves, not counted for each tag: this needs no
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
     * Detaches all renders for content that must vanish: the next visitor starts a new render. Every render is cut off,
     * since the tags of a page are known only when it has settled; this costs a render and nothing else.
     */
    detachAll(): void {
      for (const { purged } of byKey.values()) purged.detached = true;
      byKey.clear();
    },

    /** Resolves when the present renders have settled or failed. */
    settled: async (): Promise<void> => void (await Promise.allSettled(results)),
  };
}
