/** @file Keyed hashes and unguessable words. One key per installation, from the setting or a private file made at first start. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keyBytes = 32;

const keyFile = (dataDir: string) => join(dataDir, 'secret.key');

/** Tells two keys apart without telling either: for archives, which must not hold the key. Null when there is none yet. */
export function keyMarkOf(dataDir: string, setting?: string): string | null {
  if (!setting && !existsSync(keyFile(dataDir))) return null;
  return keyed(readSecretKey(dataDir, setting), 'mark', 'this installation').slice(0, 12);
}

/** The installation's key: SECRET_KEY, else `<dataDir>/secret.key` (0600), made when missing. Several machines share one by the setting. */
export function readSecretKey(dataDir: string, setting?: string): string {
  if (setting) return setting;
  const file = keyFile(dataDir);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(keyBytes).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}

/** A value that only the holder of the key can make again; `purpose` keeps uses apart. */
export const keyed = (key: string, purpose: string, value: string): string =>
  createHmac('sha256', key).update(`${purpose}\0${value}`).digest('base64url');

/** SHA-256, for looking a secret up without storing it. */
export const sha256 = (value: string): Buffer => createHash('sha256').update(value).digest();

/** 256 random bits in 43 letters that fit in an address: bearer tokens and the secrets of mailed links. */
export const newSecret = (): string => randomBytes(keyBytes).toString('base64url');
