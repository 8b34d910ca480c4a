/** @file Keyed hashes and unguessable words. One key per installation, from the setting or a private file made at the first start. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const keyBytes = 32;

const keyFile = (dataDir: string) => join(dataDir, 'secret.key');

/** Returns a mark that distinguishes two keys and reveals neither, for archives; null when there is no key yet. */
export function keyMarkOf(dataDir: string, setting?: string): string | null {
  if (!setting && !existsSync(keyFile(dataDir))) return null;
  return keyed(readSecretKey(dataDir, setting), 'mark', 'this installation').slice(0, 12);
}

/** Returns the installation's key: SECRET_KEY, else `<dataDir>/secret.key` (0600), made when missing. Several machines share one by the setting. */
export function readSecretKey(dataDir: string, setting?: string): string {
  if (setting) return setting;
  const file = keyFile(dataDir);
  if (!existsSync(file)) makeKey(file);
  return readFileSync(file, 'utf8').trim();
}

/** Makes the key unless another process has just done so. The file appears whole, and is never replaced. */
function makeKey(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, newSecret(), { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
}

/**
 * Returns an HMAC that only the holder of the key can make; `purpose` separates its uses. The secret of an enquiry's private
 * link is one, so that it can be recomputed while the table stores only its hash.
 * @where How is a keyed hash made?
 */
export const keyed = (key: string, purpose: string, value: string): string =>
  createHmac('sha256', key).update(`${purpose}\0${value}`).digest('base64url');

/** Returns the SHA-256 that serves to look up a secret without storing it. */
export const sha256 = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Returns 256 random bits as 43 characters of a URL: a bearer token, or the secret of a mailed link. */
export const newSecret = (): string => randomBytes(keyBytes).toString('base64url');
