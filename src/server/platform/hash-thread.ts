/** @file The thread that computes password hashes, one after the other. */
import { setPriority } from 'node:os';
import { platform } from 'node:process';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** A task: hash a password, or compare one with a hash. */
export type HashTask = { id: number; password: string | Uint8Array; stored?: string };
/** The result of a task. */
export type HashAnswer = { id: number; result: string | boolean } | { id: number; error: string };

/** 19 MiB and two passes: the first recommendation of OWASP for argon2id, about 25 ms here. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** A third of an equal share of the processor: rendering of pages has priority, and log-ins still run on a busy machine. */
const politeness = 5;

// On Linux a priority belongs to a thread. Elsewhere this would slow the whole process.
if (platform === 'linux') setPriority(politeness);

parentPort!.on('message', ({ id, password, stored }: HashTask) => {
  let answer: HashAnswer;
  try {
    answer = {
      id,
      result: stored === undefined ? hashSync(password, cost) : verifySync(stored, password),
    };
  } catch (error) {
    answer = { id, error: (error as Error).message };
  }
  parentPort!.postMessage(answer);
});
