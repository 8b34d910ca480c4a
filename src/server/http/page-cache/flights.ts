/** @file Renders in the air: one for each key, and what happened to their content meanwhile. */

/** What a render has to know when it lands. */
export type Marks = {
  /** Cut off by a hard purge: whoever waits gets the result, but it may not be kept. */
  detached: boolean;
  /** Tags purged softly since the start: the result may have been read before the change. */
  changed: Set<string>;
  everythingChanged: boolean;
};
type Flight<T> = { landing: Promise<T>; marks: Marks };

/**
 * Keeps one flight a key. Purges are noted on the flights themselves, not counted for each tag: this needs no
 * memory between renders, however many tags there are.
 */
export function createFlights<T>() {
  const byKey = new Map<string, Flight<T>>();
  const landings = new Set<Promise<T>>();

  return {
    has: (key: string): boolean => byKey.has(key),
    count: (): number => landings.size,

    /** Joins the flight of this key, or starts one; `started` tells which. */
    join(key: string, start: (marks: Marks) => Promise<T>): { landing: Promise<T>; started: boolean } {
      const current = byKey.get(key);
      if (current) return { landing: current.landing, started: false };
      const marks: Marks = { detached: false, changed: new Set(), everythingChanged: false };
      const landing = Promise.resolve(marks)
        .then(start)
        .finally(() => {
          landings.delete(landing);
          if (byKey.get(key)?.landing === landing) byKey.delete(key);
        });
      landings.add(landing);
      byKey.set(key, { landing, marks });
      return { landing, started: true };
    },

    /** Notes a change of content (`null`: of everything) on all flights. */
    markChanged(tags: readonly string[] | null): void {
      for (const { marks } of byKey.values()) {
        if (tags === null) marks.everythingChanged = true;
        else for (const tag of tags) marks.changed.add(tag);
      }
    },

    /**
     * Content has to vanish: a visitor who comes from now on starts a new render. Every flight is cut off,
     * since the tags of a page are known only when it has landed; this costs a render and nothing else.
     */
    detachAll(): void {
      for (const { marks } of byKey.values()) marks.detached = true;
      byKey.clear();
    },

    /** Resolves when those in the air now have landed or failed. */
    landed: async (): Promise<void> => void (await Promise.allSettled(landings)),
  };
}
