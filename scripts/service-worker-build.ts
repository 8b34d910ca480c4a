import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { defaultLocale, localeNames, type Locale } from '#words/locales.ts';
import { pushWords } from '#content/push-words.ts';
import { catalogOf } from '#platform/words/catalogs.ts';
import { builtFilesIn, type BuiltFiles } from './built-files-build.ts';
import { buildFolderOf, spokenLanguages } from './built-locale.ts';
import { root } from './tool.ts';
import { words } from './words-build.ts';

const hashOf = (parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);

/** Returns an id that changes with the shapes of replies: a reply cached under another id may not fit the pages any more. */
function contractId(): string {
  const files = globSync('src/shared/{contract,domain}/**/*.ts', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  return hashOf(files.toSorted().map((file) => readFileSync(join(root, file), 'utf8')));
}

/** Returns the words of notifications in a language. */
function pushWordsIn(locale: Locale): Record<string, string> {
  const catalog = catalogOf(locale);
  return Object.fromEntries(
    Object.entries(pushWords).map(([kind, sentence]) => [kind, catalog[sentence] ?? sentence]),
  );
}

/**
 * Builds the service worker beside the pages of all languages, as one classic script of its own: some browsers support no modules there,
 * and none of its code may get into a file that the pages share. Its build id is a hash of the names of the built files, which carry
 * the hashes of their contents: the same sources give the same worker.
 */
const built = localeNames.map(
  (locale) => JSON.parse(readFileSync(builtFilesIn(buildFolderOf(locale)), 'utf8')) as BuiltFiles,
);
await build({
  configFile: false,
  plugins: [words(defaultLocale)],
  root,
  publicDir: false,
  logLevel: 'warn',
  define: {
    buildId: JSON.stringify(hashOf(built.flatMap(({ names }) => names))),
    contractId: JSON.stringify(contractId()),
    laterFiles: JSON.stringify(Object.assign({}, ...built.map(({ later }) => later))),
    pushWords: JSON.stringify(Object.fromEntries(localeNames.map((locale) => [locale, pushWordsIn(locale)]))),
    'process.env.NODE_ENV': '"production"',
    ...spokenLanguages,
  },
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: join(root, 'src/web/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
