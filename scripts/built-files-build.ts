import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { builtFolder } from './built-locale.ts';
import { root } from './tool.ts';

type Bundle = Rolldown.OutputBundle;
/** The files that a built file may import later, by the file's name. */
export type LaterFiles = Readonly<Record<string, readonly string[]>>;
/** The service worker's data about a build. */
export type BuiltFiles = { names: readonly string[]; later: LaterFiles };

/** Returns the path of a build's list of its files, from its folder. */
export const builtFilesIn = (folder: string): string => join(root, folder, 'built-files.json');

/** Returns all files imported by these, and those that they may import later. */
function withAllTheyNeed(bundle: Bundle, files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk') continue;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    withAllTheyNeed(bundle, [...chunk.imports, ...chunk.dynamicImports], found);
  }
  return found;
}

const nameOf = (file: string) => file.replace('assets/', '');

/**
 * Returns by the name of a file the files it may load later, beyond those of the files that come with it. A cached page without
 * them would break at the first tap.
 */
function laterFiles(bundle: Bundle): LaterFiles {
  const entries = Object.values(bundle).flatMap((chunk) => {
    if (chunk.type !== 'chunk') return [];
    const there = withAllTheyNeed(bundle, chunk.imports).add(chunk.fileName);
    const all = withAllTheyNeed(bundle, chunk.dynamicImports, new Set(there));
    const later = [...all].filter((file) => !there.has(file)).map(nameOf);
    return later.length > 0 ? [[nameOf(chunk.fileName), later.toSorted()] as const] : [];
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Records the files of a build for the service worker, which is built once for all languages. */
export const builtFiles = (): Plugin => ({
  name: 'built-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle(_, bundle) {
    const file = builtFilesIn(builtFolder);
    const files: BuiltFiles = { names: Object.keys(bundle).toSorted(), later: laterFiles(bundle) };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(files));
  },
});
