/** @file Makes kept pages smaller, one after the other, while nobody waits for it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#platform/log.ts';
import { bestVariantsOf, type Variants } from './variants.ts';

const maxWaiting = 1000;

/**
 * A queue with one worker. Brotli at its best takes 6-42 ms of a core for a page, so after each page the worker
 * rests for as long as it worked: at most half a core is spent, whatever waits.
 */
export function createRecompression<E extends { variants: Variants }>(options: {
  /** Whether the page is still the kept one. */
  isKept: (entry: E) => boolean;
  /** Takes over the smaller codings. */
  swap: (entry: E, variants: Variants) => void;
  log: Log;
}) {
  const waiting = new Set<E>();
  let work: Promise<void> | null = null;

  async function shrink(entry: E): Promise<void> {
    const before = entry.variants;
    try {
      const variants = await bestVariantsOf(before);
      if (options.isKept(entry) && entry.variants === before) options.swap(entry, variants);
    } catch (err) {
      options.log.error({ err }, 'recompressing a page failed; it stays as it is');
    }
  }

  async function run(): Promise<void> {
    for (const entry of waiting) {
      waiting.delete(entry);
      if (!options.isKept(entry)) continue;
      const startedAtMs = performance.now();
      await shrink(entry);
      if (waiting.size > 0) await pause(performance.now() - startedAtMs, undefined, { ref: false });
    }
    work = null;
  }

  return {
    /** Puts a page into the queue. `false` when the queue is full: ask again later. */
    add(entry: E): boolean {
      if (waiting.size >= maxWaiting) return false;
      waiting.add(entry);
      work ??= run();
      return true;
    },
    /** Resolves when the queue is empty. */
    idle: async (): Promise<void> => void (await work),
  };
}
