/** @file Password hashes: argon2id on a thread of their own, one at a time. An unknown account costs the same work as a known one. */
import { createHashWorker } from './hash-worker.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Tasks that may wait: a second of work for the thread. */
const gateLimits = { running: 1, waiting: 40 };

/** The hash of unknown random bytes; the password for an unknown account is compared with it. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$fP1eGnaChfeOVR2rFf7iLA$ekMNWsVrKiojvDM8v5D/SwhcVtrG+FsmgBL4YVS6Oy8';

export type Passwords = {
  /** @throws Problem unavailable when too many are being hashed */
  hash(password: string): Promise<string>;
  /**
   * Resolves to whether the password matches that hash. For `null` (no such account) it is false after the same work.
   * @throws Problem unavailable when too many are being hashed
   */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** The number of hashes computed so far, for tests: an attacker could measure the work as time. */
  computed(): number;
  /** Ends the thread. */
  close(): Promise<void>;
};

/** Creates the hasher of this process; every hash uses it, so that the limit holds. */
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
