import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { changedSinceBuild } from '../../art/built.ts';

export const root = resolve(import.meta.dirname, '..', '..');

/** Folders outside the source, read from .gitignore so that there is one list. */
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

/** Returns every file of the project, as a path from its root, sorted. */
export function projectFiles(pattern: RegExp = /./): string[] {
  return files.filter((path) => pattern.test(path));
}

const artChanged = changedSinceBuild();

/** Returns the files that the laws check: all but those of `art/`, a package of its own, unless it changed since it was built. */
export function judgedFiles(pattern: RegExp): string[] {
  return projectFiles(pattern).filter((path) => artChanged || !path.startsWith('art/'));
}

/** Returns the text of a file by its path from the project's root. */
export function read(path: string): string {
  return readFileSync(resolve(root, path), 'utf8');
}
