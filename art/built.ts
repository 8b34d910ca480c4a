import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is remembered about a picture between runs. */
export interface Built {
  readonly hash: string;
  readonly tone: string;
}

/** What `built.json` holds. */
export interface BuildRecord {
  /** Hash of this package's own files when everything was built last; empty while a build is under way. */
  readonly inputs: string;
  readonly pictures: Record<string, Built>;
}

const file = join(import.meta.dirname, 'built.json');

/** Hash of everything here that a picture may depend on. By content, so that a fresh clone gives the same. */
export function inputsHash(folder = import.meta.dirname): string {
  const hash = createHash('sha256');
  const paths = globSync('**/*.{ts,json}', {
    cwd: folder,
    exclude: (path) => path.includes('node_modules') || path === 'built.json',
  });
  for (const path of paths.map((one) => one.replaceAll('\\', '/')).toSorted()) {
    const content = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n');
    hash.update(`${path}\0${content}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** The record of the last build; an empty one when nothing was built yet. */
export function readRecord(): BuildRecord {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { inputs: '', pictures: {} };
}

/** Writes the record with its pictures in order, so that a rebuild changes only its own lines. */
export function writeRecord({ inputs, pictures }: BuildRecord): void {
  const sorted = Object.fromEntries(Object.entries(pictures).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ inputs, pictures: sorted }, null, 1)}\n`);
}

/** Whether anything here changed since the pictures were built. */
export const changedSinceBuild = (): boolean => readRecord().inputs !== inputsHash();
