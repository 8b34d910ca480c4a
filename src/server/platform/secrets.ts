/** @file Keyed hashes and unguessable words. One key per installation, from the setting or a private file made at first start. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keyBytes = 32;

const keyFile = (dataDir: string) => join(dataDir, 'secret.key');

/** Returns a mark that tells two keys apart and reveals neither, for archives; null when there is no key yet. */
export function keyMarkOf(dataDir: string, setting?: string): string | null {
  if (!setting && !existsSync(keyFile(dataDir))) return null;
  return keyed(readSecretKey(dataDir, setting), 'mark', 'this installation').slice(0, 12);
}

/** Returns the installation's key: SECRET_KEY, else `<dataDir>/secret.key` (0600), made when missing. Several machines share one by the setting. */
export function readSecretKey(dataDir: string, setting?: string): string {
  if (setting) return setting;
  const file = keyFile(dataDir);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(keyBytes).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * Returns an HMAC that only the holder of the key can make; `purpose` separates its uses. The secret of an enquiry's private
 * link is one, so that it can be made again while the table stores its hash alone.
 */
export const keyed = (key: string, purpose: string, value: string): string =>
  createHmac('sha256', key).update(`${purpose}\0${value}`).digest('base64url');

/** Returns the SHA-256 by which a secret is looked up without being stored. */
export const sha256 = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Returns 256 random bits as 43 characters of a URL: a bearer token, or the secret of a mailed link. */
export const newSecret = (): string => randomBytes(keyBytes).toString('base64url');

const longestStaffName = 40;

/** A name as a token of the staff holds it. */
export const asStaffName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .slice(0, longestStaffName);

/** Letters of a SHA-256 in base64url. */
const macLength = 43;

/** What opens the staff's calls in somebody's name: whoever can read the installation's key can make it, and nobody else. */
export const staffToken = (key: string, name: string): string => `${keyed(key, 'staff', name)}-${name}`;

/** Whose token of the staff it is, found in the same time for a near miss as for any other; null when it is none. */
export function staffNameOf(key: string, token: string): string | null {
  const name = token.slice(macLength + 1);
  const good = timingSafeEqual(sha256(token), sha256(staffToken(key, name)));
  return good && name !== '' && name === asStaffName(name) ? name : null;
}
