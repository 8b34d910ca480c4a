/** @file Encrypts data that must be stored and that the product never reads, with a key derived from the installation's key. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The kinds of sealed data, each with a key of its own. */
type Sealed = 'sealed records' | 'sealed documents';
const keyFrom = (secretKey: string, kind: Sealed) => Buffer.from(hkdfSync('sha256', secretKey, '', kind, 32));

function encrypt(key: Buffer, content: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

/** Returns nonce, tag and ciphertext in one buffer. */
export const seal = (secretKey: string, content: unknown): Buffer =>
  encrypt(keyFrom(secretKey, 'sealed records'), Buffer.from(JSON.stringify(content)));

/** Returns the sealed content. Throws when the key differs or a byte was changed. */
export const unseal = (secretKey: string, sealed: Buffer): unknown =>
  JSON.parse(decrypt(keyFrom(secretKey, 'sealed records'), sealed).toString('utf8'));

/** Seals a file that the staff has to look at. */
export const sealFile = (secretKey: string, file: Uint8Array): Buffer =>
  encrypt(keyFrom(secretKey, 'sealed documents'), file);

/** Returns the sealed file. Throws when the key differs or a byte was changed. */
export const unsealFile = (secretKey: string, sealed: Buffer): Buffer =>
  decrypt(keyFrom(secretKey, 'sealed documents'), sealed);
