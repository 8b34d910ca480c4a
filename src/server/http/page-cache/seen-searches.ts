/** @file Counts recent requests of each search. Only the searches seen last are counted, so that memory is bounded. */
import { LRUCache } from 'lru-cache';
import { minuteMs } from '#facts/time.ts';
import type { Clock } from '#platform/clock.ts';

/** A key has at most a few hundred characters: two megabytes in all. */
const maxSeen = 5000;
/** A search without a request during this time is forgotten. */
const forgottenAfterMs = 5 * minuteMs;

/** Counts the requests of each search. */
export function createSeenSearches(clock: Clock) {
  const counts = new LRUCache<string, number>({
    max: maxSeen,
    ttl: forgottenAfterMs,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  const count = (key: string): number => counts.get(key) ?? 0;
  return {
    /** Counts one request. */
    add: (key: string): void => void counts.set(key, count(key) + 1),
    /** Returns the number of requests of a search without a pause of five minutes between two of them. */
    count,
  };
}
