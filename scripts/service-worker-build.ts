import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { defaultLocale } from '#words/locales.ts';
import { root } from './tool.ts';
import { words } from './words-build.ts';

type Bundle = Rolldown.OutputBundle;

const hashOf = (parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);

/** Changes with the shapes of replies: a reply cached under another id may not fit the pages any more. */
function contractId(): string {
  const files = globSync('src/shared/contract/**/*.ts', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  return hashOf(files.toSorted().map((file) => readFileSync(join(root, file), 'utf8')));
}

/** Returns all files that are imported by these, and those that they may import later. */
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
 * By the name of a file: what it may ask for later, beyond what the files that come with it may ask for. A page that is kept without
 * these would break when it is touched.
 */
function laterFiles(bundle: Bundle): Record<string, string[]> {
  const entries = Object.values(bundle).flatMap((chunk) => {
    if (chunk.type !== 'chunk') return [];
    const there = withAllTheyNeed(bundle, chunk.imports).add(chunk.fileName);
    const all = withAllTheyNeed(bundle, chunk.dynamicImports, new Set(there));
    const later = [...all].filter((file) => !there.has(file)).map(nameOf);
    return later.length > 0 ? [[nameOf(chunk.fileName), later.toSorted()] as const] : [];
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Builds the service worker beside the pages, as one classic script of its own: some browsers know no modules there, and
 * nothing of it may end in a file that the pages share. Its build id is made of the names of the built files, which carry
 * the hashes of their contents: the same sources give the same worker.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }, bundle) {
    await build({
      configFile: false,
      plugins: [words(defaultLocale)],
      root,
      publicDir: false,
      logLevel: 'warn',
      define: {
        buildId: JSON.stringify(hashOf(Object.keys(bundle).toSorted())),
        contractId: JSON.stringify(contractId()),
        laterFiles: JSON.stringify(laterFiles(bundle)),
        'process.env.NODE_ENV': '"production"',
      },
      build: {
        outDir: dir,
        emptyOutDir: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          input: join(root, 'src/web/service-worker.ts'),
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    });
  },
});
