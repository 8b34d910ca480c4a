/**
 * @file How often each key was asked for lately, in a fixed 64 kB however many keys there are: a count-min sketch. It may say too much
 * of a key that shares its counters with others, and never too little.
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { minuteMs } from '#facts/time.ts';

const rows = 4;
const width = 16_384;
const countMax = 255;
/** Every count is halved after so much time, or so many keys: what was asked for once is then forgotten. */
const halvedAfterMs = 5 * minuteMs;
const halvedAfterAsks = width;

/**
 * Counts asks of texts.
 * @where When is a search cached?
 */
export function createAskCounter(clock: Clock) {
  const counts = new Uint8Array(rows * width);
  // Of this process alone, so that nobody can choose words whose counters are others'.
  const seeds = new Uint32Array(randomBytes(4 * rows).buffer.slice(0, 4 * rows));
  let asks = 0;
  let halvedAtMs = clock().getTime();

  function placesOf(key: string): number[] {
    let hash = seeds[0]!;
    for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
    return Array.from(seeds, (seed, row) => {
      const mixed = Math.imul(hash ^ seed ^ (hash >>> 15), 0x85ebca6b);
      return row * width + (((mixed ^ (mixed >>> 13)) >>> 0) % width);
    });
  }

  function age(): void {
    const nowMs = clock().getTime();
    const periods = Math.floor((nowMs - halvedAtMs) / halvedAfterMs);
    if (periods < 1 && asks < halvedAfterAsks) return;
    const shift = Math.min(8, Math.max(1, periods));
    for (let at = 0; at < counts.length; at++) counts[at]! >>= shift;
    asks = 0;
    halvedAtMs = nowMs;
  }

  const lowest = (places: readonly number[]) => Math.min(...places.map((place) => counts[place]!));

  return {
    /** Counts one ask. */
    add(key: string): void {
      age();
      asks += 1;
      const places = placesOf(key);
      const count = Math.min(countMax, lowest(places) + 1);
      for (const place of places) counts[place] = Math.max(counts[place]!, count);
    },
    /** How often it was asked for lately: at least so often. */
    count: (key: string): number => lowest(placesOf(key)),
  };
}
