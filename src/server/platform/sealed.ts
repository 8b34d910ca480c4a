/** @file Encrypts data that must be kept and that the product never reads, with a key derived from the installation's key. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyFrom = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, '', 'sealed records', 32));

/** Returns nonce, tag and ciphertext in one buffer. */
export function seal(secretKey: string, content: unknown): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFrom(secretKey), nonce, { authTagLength: tagBytes });
  const body = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Returns what was sealed. Throws when the key is another or a byte was changed. */
export function unseal(secretKey: string, sealed: Buffer): unknown {
  const decipher = createDecipheriv(algorithm, keyFrom(secretKey), sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
}
