import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';

type Window = { current: number; startedAt: number };
type Counted = (error: Error | null, result: { current: number; ttl: number }) => void;

const maxAddresses = 5000;

/**
 * Counts requests for the limits of one process by a monotonic clock. The plugin's own store reads the time of day: after the
 * correction of a fast clock, its windows would last longer by that difference, and visitors would be refused.
 */
export class RateLimitStore {
  /** Created with the first request: a cache allocates space for all its addresses at once, and there is one for each of 300 routes. */
  #windows: LRUCache<string, Window> | undefined;

  /** Counts one request of a client. */
  incr(who: string, counted: Counted, windowMs: number): void {
    const now = performance.now();
    this.#windows ??= new LRUCache<string, Window>({ max: maxAddresses });
    const known = this.#windows.get(who);
    const window = known && now - known.startedAt < windowMs ? known : { current: 0, startedAt: now };
    window.current += 1;
    this.#windows.set(who, window);
    counted(null, { current: window.current, ttl: Math.ceil(windowMs - (now - window.startedAt)) });
  }

  /** Each route counts for itself. */
  child(): RateLimitStore {
    return new RateLimitStore();
  }
}
