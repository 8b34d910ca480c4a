import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';
import { seal, unseal } from './sealed.ts';

describe('a password hash', () => {
  it('is argon2id with its own salt, and fits its password alone', async () => {
    const passwords = createPasswords();
    const [first, second] = [await passwords.hash('lamp'), await passwords.hash('lamp')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await passwords.verify(first, 'lamp')).toBe(true);
    expect(await passwords.verify(first, 'lamp ')).toBe(false);
    expect(await passwords.verify(first, '')).toBe(false);
    expect(await passwords.verify(null, 'lamp')).toBe(false);
  });

  it('is bounded: of a hundred at once some are asked to come again, and the rest are right', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('lamp');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) => passwords.verify(hash, n % 2 ? 'lamp' : 'wrong')),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(100 - 41);
    for (const outcome of refused)
      expect((outcome as PromiseRejectedResult).reason).toMatchObject({ code: 'unavailable' });
    outcomes.forEach((outcome, n) => {
      if (outcome.status === 'fulfilled') expect(outcome.value).toBe(n % 2 === 1);
    });
  });
});

describe('sealed content', () => {
  const key = 'a key of thirty-two letters or more';
  it('opens with its key alone, and not when a byte was changed', () => {
    const sealed = seal(key, { name: 'राघव' });
    expect(unseal(key, sealed)).toEqual({ name: 'राघव' });
    expect(() => unseal(`${key}.`, sealed)).toThrow('unable to authenticate');
    for (const at of [0, 13, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(() => unseal(key, changed)).toThrow('unable to authenticate');
    }
    expect(seal(key, { name: 'राघव' }).equals(sealed)).toBe(false);
  });
});
