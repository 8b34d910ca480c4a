/** @file How often each search was asked for lately. Only the searches seen last are counted, so that memory is bounded. */
import { LRUCache } from 'lru-cache';
import { minuteMs } from '#facts/time.ts';
import type { Clock } from '#platform/clock.ts';

/** A key has at most a few hundred characters: two megabytes in all. */
const maxSeen = 5000;
/** A search that nobody asks for during this time is forgotten. */
const forgottenAfterMs = 5 * minuteMs;

/** Counts the asks of each search. */
export function createSeenSearches(clock: Clock) {
  const counts = new LRUCache<string, number>({
    max: maxSeen,
    ttl: forgottenAfterMs,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  const count = (key: string): number => counts.get(key) ?? 0;
  return {
    /** Counts one ask. */
    add: (key: string): void => void counts.set(key, count(key) + 1),
    /** Returns how often a search was asked for, without a pause of five minutes between two asks. */
    count,
  };
}
