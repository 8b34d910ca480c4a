/** @file Password hashes: argon2id on a thread of their own, one at a time, the same work for a stranger as for an account. */
import { createHashWorker } from './hash-worker.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** What waits is a second's work for the thread; whoever comes beyond that is told to try again. */
const gateLimits = { running: 1, waiting: 40 };

/** Of random bytes that nobody knows, with the same cost: what a stranger's password is compared with. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$fP1eGnaChfeOVR2rFf7iLA$ekMNWsVrKiojvDM8v5D/SwhcVtrG+FsmgBL4YVS6Oy8';

export type Passwords = {
  /** @throws Problem unavailable when too many are being hashed */
  hash(password: string): Promise<string>;
  /**
   * Is it the password of that hash? Of `null` (no such account) it never is, and finding out takes the same work.
   * @throws Problem unavailable when too many are being hashed
   */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** How many hashes were computed: what an attacker could measure as time. */
  computed(): number;
  /** Ends the thread. */
  close(): Promise<void>;
};

/** Opens the one door to the hash function. */
export function createPasswords(): Passwords {
  const gate = createConcurrencyLimit(gateLimits);
  const worker = createHashWorker();
  let computed = 0;
  const run = <T>(work: () => Promise<T>): Promise<T> =>
    gate.run(() => {
      computed += 1;
      return work();
    });
  return {
    hash: (password) => run(() => worker.hash(password)),
    async verify(stored, password) {
      const matches = await run(() => worker.verify(stored ?? dummyHash, password));
      return matches && stored !== null;
    },
    computed: () => computed,
    close: worker.close,
  };
}
