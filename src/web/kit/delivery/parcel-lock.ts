/** @file Stored items are sent by one tab at a time. */

/** The parcels that this tab is sending, for browsers without the Web Locks API, which exists on https alone. */
const inFlight = new Set<string>();

async function withTabLock<T>(key: string, waits: boolean, work: () => Promise<T>): Promise<T | null> {
  if (inFlight.has(key) && !waits) return null;
  inFlight.add(key);
  try {
    return await work();
  } finally {
    inFlight.delete(key);
  }
}

/** Runs `work` for one sender per parcel, over all tabs. Null when another has the lock and `waits` is false. */
export const withParcelLock = <T>(key: string, waits: boolean, work: () => Promise<T>): Promise<T | null> =>
  navigator.locks
    ? navigator.locks.request(`parcel:${key}`, { ifAvailable: !waits }, (lock) => (lock ? work() : null))
    : withTabLock(key, waits, work);
