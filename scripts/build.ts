import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defaultLocale, localeNames, type Locale } from '#words/locales.ts';
import { buildFolderOf } from './built-locale.ts';
import { root, runTool } from './tool.ts';

/** The files on which the build depends. */
const sources = [
  'src/web/**/*',
  'src/desk/**/*',
  'src/shared/**/*',
  'public/**/*',
  'vite.config.ts',
  'desk.vite.config.ts',
  'scripts/{*-build,built-locale,words/*}.ts',
  'src/server/platform/words/*.ts',
  'src/server/http/{content-security,deferred-scripts,head-order,without-scripts}.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const stampFile = join(root, 'build', 'stamp');
const otherLocales = localeNames.filter((locale) => locale !== defaultLocale);
/** The pages, which empty the folder first, then the desk beside them, the pages in the other languages, and what all of them share. */
const builders: readonly { tool: string; words: string[]; locale?: Locale }[] = [
  { tool: 'react-router', words: ['build'] },
  { tool: 'vite', words: ['build', '--config', 'desk.vite.config.ts', '--logLevel', 'warn'] },
  ...otherLocales.map((locale) => ({ tool: 'react-router', words: ['build'], locale })),
  { tool: 'node', words: ['scripts/service-worker-build.ts'] },
];
/** Node's compile cache of `npm start`. Removed with each build, since Node never removes old entries. */
const compiledDir = join(root, 'build', 'compiled');
const products = [
  'build/client',
  'build/client/service-worker.js',
  'build/desk/files.json',
  ...localeNames.map((locale) => `${buildFolderOf(locale)}/server/index.js`),
];

/**
 * Returns a hash of the sources. Of contents rather than times: a checkout, a copied folder or a container layer
 * gives every file a new time, and reading these few megabytes takes less than a tenth of a second.
 */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const entry of globSync(sources, { cwd: root, withFileTypes: true })
    .filter((found) => found.isFile() && !/\.test\.tsx?$/.test(found.name))
    .map((found) => join(found.parentPath, found.name))
    .toSorted()) {
    const content = readFileSync(entry);
    hash.update(`${entry.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function isFresh(wanted: string): boolean {
  return (
    products.every((path) => existsSync(join(root, path))) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === wanted
  );
}

/** Files that the build's settings, or the steps after it, know by name. Under another name they would be left out in silence. */
const knownNames = ['entry.client', 'manifest', 'rolldown-runtime', 'shared', 'site'];

/** What no longer fits in what the builder has made, as it says it; empty when everything does. */
async function misfits(): Promise<string> {
  const missing = knownNames
    .filter((name) => globSync(`build/client/assets/${name}-*.js`, { cwd: root }).length === 0)
    .map(
      (name) => `The build has made no file ${name}-*.js; vite.config.ts and scripts/build.ts expect one.\n`,
    );
  const env = { NODE_ENV: 'production' };
  const { code, output } = await runTool('node', ['scripts/html-rewrites-build.ts'], { env });
  return missing.join('') + (code === 0 ? '' : output);
}

/** Puts the files of every language in one folder: their names tell their contents, and what all languages have is there once. */
function gatherAssets(): void {
  for (const locale of otherLocales) {
    const folder = join(root, buildFolderOf(locale), 'client', 'assets');
    cpSync(folder, join(root, 'build/client/assets'), { recursive: true, force: false });
    rmSync(folder, { recursive: true });
  }
}

/** The list of routes is written when everything else is compressed already; every page needs it. */
function compressManifest(): void {
  for (const file of globSync('build/client/assets/manifest-*.js', { cwd: root })) {
    const content = readFileSync(join(root, file));
    writeFileSync(join(root, `${file}.br`), brotliCompressSync(content));
    writeFileSync(join(root, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}

/**
 * Builds the pages when their sources changed since the last build. Quiet when there is nothing to do; one
 * line when there is; the builder's output only if it fails. Resolves to whether a good build is in place.
 */
export async function ensureBuilt(say: (text: string) => void = (text) => process.stdout.write(text)) {
  const wanted = fingerprint();
  if (isFresh(wanted)) return true;
  say('Building the pages (the first start takes about a minute)...\n');
  // The stamp is removed first, so that an interrupted build is never taken for a complete one.
  rmSync(stampFile, { force: true });
  rmSync(compiledDir, { recursive: true, force: true });
  for (const { tool, words, locale = defaultLocale } of builders) {
    const { code, output } = await runTool(tool, words, { env: { NODE_ENV: 'production', LOCALE: locale } });
    if (code === 0) continue;
    say(`${output.trimEnd()}\nThe pages could not be built; the reason is above.\n`);
    return false;
  }
  const unfit = await misfits();
  if (unfit) {
    say(unfit);
    return false;
  }
  gatherAssets();
  compressManifest();
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stampFile, wanted);
  return true;
}

if (import.meta.main) process.exitCode = (await ensureBuilt()) ? 0 : 1;
