/** @file The thread that computes password hashes, one after the other. */
import { setPriority } from 'node:os';
import { platform } from 'node:process';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** What it is asked: a hash of a password, or whether a password fits one. */
export type HashTask = { id: number; password: string | Uint8Array; stored?: string };
/** What it answers. */
export type HashAnswer = { id: number; result: string | boolean } | { id: number; error: string };

/** 19 MiB and two passes: the first recommendation of OWASP for argon2id, about 25 ms here. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** A third of an equal share: enough to yield to the pages, not so little that a busy machine lets log-ins starve. */
const politeness = 5;

// On Linux a priority belongs to a thread: hashing yields to the pages. Elsewhere it would slow the whole process.
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
