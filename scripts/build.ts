import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defaultLocale, localeNames } from '#words/locales.ts';
import { buildFolderOf } from './built-locale.ts';
import { root, runTool } from './tool.ts';

/** A part that is built separately. */
type Part = {
  name: 'pages' | 'server';
  title: string;
  /** The files on which it depends. */
  sources: readonly string[];
  /** The files that exist after a build. */
  products: readonly string[];
  /** Returns the reason of a failure; empty on success. */
  build(): Promise<string>;
};

/** Sources of every part. */
const commonSources = ['tsconfig.json', 'package.json', 'package-lock.json'];
const serverFile = 'build/main/main.js';
const readersFile = 'build/main/parse-process.js';
const parts: readonly Part[] = [
  {
    name: 'pages',
    title: 'the pages (the first start takes about a minute)',
    sources: [
      'src/web/**/*',
      'src/desk/**/*',
      'src/shared/**/*',
      'public/**/*',
      'vite.config.ts',
      'desk.vite.config.ts',
      'scripts/{*-build,built-locale,words/*}.ts',
      'src/server/platform/{package-root,words/*}.ts',
      'src/server/http/{content-security,deferred-scripts,head-order,without-scripts}.ts',
      'react-router.config.ts',
      ...commonSources,
    ],
    products: [
      'build/client',
      'build/client/service-worker.js',
      'build/desk/files.json',
      ...localeNames.map((locale) => `${buildFolderOf(locale)}/server/index.js`),
    ],
    build: buildPages,
  },
  {
    name: 'server',
    title: 'the server',
    sources: [
      'src/server/**/*',
      'src/shared/**/*',
      '{server,readers}.vite.config.ts',
      'scripts/built-locale.ts',
      ...commonSources,
    ],
    products: [serverFile, readersFile],
    build: async () =>
      (await viteBuild('server.vite.config.ts')) ||
      (await viteBuild('readers.vite.config.ts')) ||
      wideLetters(),
  },
];

const otherLocales = localeNames.filter((locale) => locale !== defaultLocale);
/** Node's compile cache of `npm start`. Removed with each build, since Node never removes old entries. */
const compiledDir = join(root, 'build', 'compiled');
const stampsDir = join(root, 'build', 'stamps');
const stampOf = ({ name }: Part) => join(stampsDir, name);

/**
 * Returns a hash of the sources and the languages. Of contents rather than times: a checkout, a copied folder or a container layer
 * gives every file a new time, and reading these few megabytes takes less than a tenth of a second.
 */
function fingerprint({ sources }: Part): string {
  const hash = createHash('sha256').update(`${localeNames.join()}\0`);
  for (const entry of globSync(sources, { cwd: root, withFileTypes: true })
    .filter((found) => found.isFile() && !/\.test\.tsx?$/.test(found.name))
    .map((found) => join(found.parentPath, found.name))
    .toSorted()) {
    const content = readFileSync(entry);
    hash.update(`${entry.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function isFresh(part: Part, wanted: string): boolean {
  const stamp = stampOf(part);
  return (
    part.products.every((path) => existsSync(join(root, path))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === wanted
  );
}

async function run(tool: string, words: string[], locale = defaultLocale): Promise<string> {
  const { code, output } = await runTool(tool, words, { env: { NODE_ENV: 'production', LOCALE: locale } });
  return code === 0 ? '' : output || `${tool} ended with code ${code}.\n`;
}

const viteBuild = (config: string) => run('vite', ['build', '--config', config, '--logLevel', 'warn']);

/** Files that the build's settings, or later steps, know by name. Under another name they would be left out silently. */
const knownNames = ['entry.client', 'manifest', 'rolldown-runtime', 'site'];

/** Returns the mismatches in the builder's output; empty when there are none. */
async function misfits(): Promise<string> {
  const missing = knownNames
    .filter((name) => globSync(`build/client/assets/${name}-*.js`, { cwd: root }).length === 0)
    .map(
      (name) => `The build has made no file ${name}-*.js; vite.config.ts and scripts/build.ts expect one.\n`,
    );
  return missing.join('') + (await run('node', ['scripts/html-rewrites-build.ts']));
}

/** Puts the files of every language in one folder: their names tell their contents, and files common to all languages are there once. */
function gatherAssets(): void {
  for (const locale of otherLocales) {
    const folder = join(root, buildFolderOf(locale), 'client', 'assets');
    cpSync(folder, join(root, 'build/client/assets'), { recursive: true, force: false });
    rmSync(folder, { recursive: true });
  }
}

/** Compresses the list of routes, which is written after everything else is compressed; every page needs it. */
function compressManifest(): void {
  for (const file of globSync('build/client/assets/manifest-*.js', { cwd: root })) {
    const content = readFileSync(join(root, file));
    writeFileSync(join(root, `${file}.br`), brotliCompressSync(content));
    writeFileSync(join(root, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}

/** Returns the first line of the server that is not in ASCII: V8 would store two bytes for each letter of the file. */
function wideLetters(): string {
  const [line] = /^.*[^\0-\x7f].*$/m.exec(readFileSync(join(root, serverFile), 'utf8')) ?? [];
  return line ? `The server's file would take twice the memory for the letters of this line:\n${line}\n` : '';
}

/** All builders at once take 3 GB, and two thirds of the time. */
const roomForAllBytes = 4 * 1024 ** 3;

/** Runs builders side by side when there is memory for them, else one after the other. Returns the problems of the failed ones. */
async function buildAll(builders: readonly (() => Promise<string>)[]): Promise<string> {
  if (process.availableMemory() > roomForAllBytes)
    return (await Promise.all(builders.map((build) => build()))).join('');
  for (const build of builders) {
    const problem = await build();
    if (problem) return problem;
  }
  return '';
}

/** Builds the pages of each language and the desk, then the shared files, and puts them together. */
async function buildPages(): Promise<string> {
  // Here, since each of the builders would delete the others' files.
  for (const name of ['client', 'desk', 'locales', 'server'])
    rmSync(join(root, 'build', name), { recursive: true, force: true });
  const problem =
    (await buildAll([
      ...localeNames.map((locale) => () => run('react-router', ['build'], locale)),
      () => viteBuild('desk.vite.config.ts'),
    ])) ||
    (await run('node', ['scripts/service-worker-build.ts'])) ||
    (await misfits());
  if (problem) return problem;
  gatherAssets();
  compressManifest();
  return '';
}

/**
 * Builds the parts that have changed since the last build, the pages or the server. Silent when there is nothing to do; one line for each
 * part otherwise; a builder's output only if it fails. Resolves to whether a good build is in place.
 */
export async function ensureBuilt(say: (text: string) => void = (text) => process.stdout.write(text)) {
  for (const part of parts) {
    const wanted = fingerprint(part);
    if (isFresh(part, wanted)) continue;
    say(`Building ${part.title}...\n`);
    // The stamp is removed first, so that an interrupted build is never taken for a complete one.
    rmSync(stampOf(part), { force: true });
    rmSync(compiledDir, { recursive: true, force: true });
    const problem = await part.build();
    if (problem) {
      say(`${problem.trimEnd()}\nThe ${part.name} could not be built; the reason is above.\n`);
      return false;
    }
    mkdirSync(stampsDir, { recursive: true });
    writeFileSync(stampOf(part), wanted);
  }
  return true;
}

if (import.meta.main) process.exitCode = (await ensureBuilt()) ? 0 : 1;
