/** @file The pace of lines that repeat: while the database is away, fifty queues fail every few seconds, and all for one reason. */
import { minuteMs } from '#facts/time.ts';

/** Keys are names of queues and codes of errors; more than this are forgotten together. */
const keysMax = 1_000;

/**
 * Returns a function that calls `write` at most once a minute for each key, with the number of earlier lines that were left out since. The
 * first is written at once.
 */
export function oncePerMinute(now = () => performance.now()) {
  const last = new Map<string, { at: number; leftOut: number }>();
  return (key: string, write: (leftOut: number) => void): void => {
    const before = last.get(key);
    if (before && now() - before.at < minuteMs) {
      before.leftOut += 1;
      return;
    }
    if (last.size >= keysMax) last.clear();
    last.set(key, { at: now(), leftOut: 0 });
    write(before?.leftOut ?? 0);
  };
}
