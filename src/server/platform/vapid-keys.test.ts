import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { vapidKeysOf } from './vapid-keys.ts';

const key = 'the key of an installation, of 32 or more characters';

it('is the same pair in every process that has the installation’s key, and another with another', () => {
  expect(vapidKeysOf(key)).toEqual(vapidKeysOf(key));
  expect(vapidKeysOf(`${key}!`).publicKey).not.toBe(vapidKeysOf(key).publicKey);
});

it('is a pair of P-256 in the lengths that browsers and push services want', () => {
  for (let one = 0; one < 50; one += 1) {
    const { publicKey, privateKey } = vapidKeysOf(`${key} ${one}`);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    expect(pair.getPublicKey('base64url')).toBe(publicKey);
    expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
    // 65 bytes, the first of which marks the uncompressed form.
    expect(publicKey).toMatch(/^B[\w-]{86}$/);
  }
});
