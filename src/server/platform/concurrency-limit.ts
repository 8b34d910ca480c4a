import { retryAfterSeconds } from '#facts/errors.ts';
import { t } from '#words/t.ts';
import { Problem } from './problem.ts';

/** Runs a few heavy tasks at a time and lets a bounded number wait. */
export type ConcurrencyLimit = {
  /** Runs the task, or throws Problem unavailable at once when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

const message = t('We are very busy just now. Please try again in a few seconds.');

/** Returns the refusal, with the seconds after which the caller should try again. */
export const tooBusy = (): Problem => new Problem('unavailable', { message, retryAfterSeconds });

/** Returns a limit of `running` tasks at a time and `waiting` more. Otherwise a flood fills the thread pool of files and database. */
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
        // The slot is handed to the next task rather than freed, so that a new one cannot overtake it.
        const next = queue.shift();
        if (next) next();
        else active -= 1;
      }
    },
  };
}
