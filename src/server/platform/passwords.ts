/** @file Password hashes: argon2id on worker threads, a few at a time, the same work for a stranger as for an account. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createWorkGate } from './work-gate.ts';

/** 19 MiB and two passes: the first recommendation of OWASP for argon2id, about 25 ms here. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const gateLimits = { running: 2, waiting: 40 };

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
};

/** Opens the one door to the hash function. */
export function createPasswords(): Passwords {
  const gate = createWorkGate(gateLimits);
  let computed = 0;
  const run = <T>(work: () => Promise<T>): Promise<T> =>
    gate.run(() => {
      computed += 1;
      return work();
    });
  // Made once; the first to need it waits a little longer, account or not.
  let dummy: Promise<string> | undefined;
  const dummyHash = () => (dummy ??= hash(randomBytes(24), cost));
  return {
    hash: (password) => run(() => hash(password, cost)),
    async verify(stored, password) {
      const against = stored ?? (await dummyHash());
      const matches = await run(() => verify(against, password));
      return matches && stored !== null;
    },
    computed: () => computed,
  };
}
