/** @file Data that must be kept but read by nobody: encrypted with a key derived from the installation's own. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyFrom = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, '', 'sealed records', 32));

/** Nonce, tag and ciphertext in one. */
export function seal(secretKey: string, content: unknown): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFrom(secretKey), nonce, { authTagLength: tagBytes });
  const body = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** What was sealed. @throws when the key is another or a byte was changed */
export function unseal(secretKey: string, sealed: Buffer): unknown {
  const decipher = createDecipheriv(algorithm, keyFrom(secretKey), sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
}
