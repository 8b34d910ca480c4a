import { retryAfterSeconds } from '#facts/errors.ts';
import { Problem } from './problem.ts';

/** At most `max` tasks of `who` at a time. */
export type Bound = { who: string; max: number };

/** Counts the running tasks of each caller in this process, so that nobody takes all places. `message` is the text of a refusal. */
export function createInFlightBounds(message: string) {
  const counts = new Map<string, number>();
  const add = (who: string, change: number) => {
    const count = (counts.get(who) ?? 0) + change;
    if (count > 0) counts.set(who, count);
    else counts.delete(who);
  };
  return {
    /** Runs the task, or throws Problem too_many_requests at once when one of the bounds is reached. */
    async run<T>(bounds: readonly Bound[], work: () => Promise<T>): Promise<T> {
      if (bounds.some(({ who, max }) => (counts.get(who) ?? 0) >= max))
        throw new Problem('too_many_requests', { message, retryAfterSeconds });
      for (const { who } of bounds) add(who, 1);
      try {
        return await work();
      } finally {
        for (const { who } of bounds) add(who, -1);
      }
    },
  };
}
