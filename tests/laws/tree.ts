import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { changedSinceBuild } from '../../art/built.ts';

export const root = resolve(import.meta.dirname, '..', '..');

/** Folders that are no part of the source, read from .gitignore so that the two lists cannot part. */
const ignored = readFileSync(resolve(root, '.gitignore'), 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('/'))
  .map((line) => line.slice(0, -1))
  .concat('.git');

const files = globSync('**/*', {
  cwd: root,
  withFileTypes: true,
  exclude: (entry) => ignored.includes(entry.name),
})
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.tsbuildinfo'))
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1).replaceAll('\\', '/'))
  .toSorted();

/** Every file of the project, as a path from its top with forward slashes, sorted. */
export function projectFiles(pattern: RegExp = /./): string[] {
  return files.filter((path) => pattern.test(path));
}

const artChanged = changedSinceBuild();

/** The files whose text the laws judge: all but those of `art/`, a package of its own, unless it changed since it was built. */
export function judgedFiles(pattern: RegExp): string[] {
  return projectFiles(pattern).filter((path) => artChanged || !path.startsWith('art/'));
}

/** The text of a file named by its path from the top of the project. */
export function read(path: string): string {
  return readFileSync(resolve(root, path), 'utf8');
}
