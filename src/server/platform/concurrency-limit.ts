import { retryAfterSeconds } from '#facts/errors.ts';
import { Problem } from './problem.ts';

/** Lets few heavy pieces of work run at a time and a bounded number wait; whoever comes beyond that is sent away at once. */
export type ConcurrencyLimit = {
  /** @throws Problem unavailable, at once, when too many wait already */
  run<T>(work: () => Promise<T>): Promise<T>;
};

const message = 'We are very busy just now. Please try again in a few seconds.';

/** Refuses what would only wait: whoever comes again soon is served sooner than whoever queues. */
export const tooBusy = (): Problem => new Problem('unavailable', { message, retryAfterSeconds });

/** A gate for `running` at a time and `waiting` more. Without it a flood fills the thread pool and starves file and database. */
export function createConcurrencyLimit({
  running,
  waiting,
}: {
  running: number;
  waiting: number;
}): ConcurrencyLimit {
  let active = 0;
  const queue: (() => void)[] = [];
  return {
    async run(work) {
      if (active >= running) {
        if (queue.length >= waiting) throw tooBusy();
        await new Promise<void>((enter) => queue.push(enter));
      } else active += 1;
      try {
        return await work();
      } finally {
        // The place is handed on rather than freed: nobody slips in between.
        const next = queue.shift();
        if (next) next();
        else active -= 1;
      }
    },
  };
}
