/** @file Counts in the database with one statement at a time, however many counts arrive at once. */

export type CountBatch<Counted extends object> = {
  /** Counts one; resolves when it is stored. */
  count: (what: Counted) => Promise<void>;
};

/** Counts that arrive while a statement runs are added up and written with the next one. */
export function createCountBatch<Counted extends object>(
  store: (rows: (Counted & { count: number })[]) => Promise<void>,
): CountBatch<Counted> {
  let waiting = new Map<string, Counted & { count: number }>();
  let next: Promise<void> | undefined;
  let running: Promise<void> = Promise.resolve();

  const storeWaiting = () => {
    const rows = [...waiting.values()];
    waiting = new Map();
    next = undefined;
    return store(rows);
  };

  return {
    count(what) {
      const key = JSON.stringify(what);
      waiting.set(key, { ...what, count: (waiting.get(key)?.count ?? 0) + 1 });
      if (!next) {
        next = running.then(storeWaiting);
        running = next.catch(() => undefined);
      }
      return next;
    },
  };
}
