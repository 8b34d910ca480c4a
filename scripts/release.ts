import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, createReadStream, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ensureBuilt } from './build.ts';
import { sectionOf } from './release-notes.ts';
import { root, runTool } from './tool.ts';

// npm run release [-- FOLDER]: writes what deploy/install and deploy/upgrade put on a machine of this kind: the built site with its
// packages and its Node in one archive, the archive's SHA-256, and the changelog's section as its notes.

/** What runs the site, besides `build/` and the packages. */
const sources = [
  'package.json',
  'package-lock.json',
  'README.md',
  'CHANGELOG.md',
  'deploy',
  'docs',
  'scripts',
  'src',
];
/** Of the build: neither Node's cache nor the marks of what is fresh. */
const built = ['client', 'desk', 'locales', 'main', 'server'];
/** A third of the packages' bytes, which nothing reads at run time. */
const unread = ['--exclude=node_modules/node-*/include', '--exclude=node_modules/*.map'];

type Release = { version: string; notes: string };

/** Throws the tool's output when it fails. */
async function run(tool: string, words: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await runTool(tool, words, { cwd });
  if (code !== 0) throw new Error(`${tool} ${words.join(' ')}\n${output}`);
}

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** Returns the version of `package.json` when the changelog has a section for it; else one that also names the commit. */
function releaseOf(): Release {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const commit = git('describe', '--always', '--dirty', '--exclude=*');
  const notes = sectionOf(changelog, version);
  if (notes === undefined)
    return { version: `${version}-${commit}`, notes: sectionOf(changelog, 'Unreleased') ?? '' };
  if (commit.endsWith('-dirty')) throw new Error(`Commit first: ${version} is to be what its commit says.`);
  return { version, notes };
}

/** Fills a folder with what runs the site. */
async function stage(folder: string, version: string): Promise<void> {
  for (const file of ['package.json', 'package-lock.json', 'art/package.json']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  await run(
    'npm',
    ['ci', '--omit=dev', '--prefer-offline', '--loglevel=error', '--no-audit', '--no-fund'],
    folder,
  );
  for (const file of git('ls-files', '--', ...sources).split('\n'))
    if (!/\.test\.tsx?$/.test(file)) cpSync(join(root, file), join(folder, file));
  for (const name of built)
    cpSync(join(root, 'build', name), join(folder, 'build', name), { recursive: true });
  writeFileSync(join(folder, 'VERSION'), `${version}\n`);
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}

async function release(target: string): Promise<void> {
  if (process.platform !== 'linux')
    throw new Error('A release is made on Linux: it holds the programs of its machine.');
  const { version, notes } = releaseOf();
  if (!(await ensureBuilt())) throw new Error('There is nothing to release.');
  const name = `aangan-${version}`;
  const file = join(target, `${name}-linux-${process.arch}.tar.gz`);
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    await stage(join(folder, name), version);
    mkdirSync(target, { recursive: true });
    await run(
      'tar',
      [
        '--create',
        '--gzip',
        '--owner=0',
        '--group=0',
        '--mode=u=rwX,go=rX',
        '--sort=name',
        ...unread,
        '--file',
        file,
        name,
      ],
      folder,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  writeFileSync(`${file}.sha256`, `${await sha256(file)}  ${name}-linux-${process.arch}.tar.gz\n`);
  writeFileSync(join(target, `${name}.md`), `# Aangan ${version}\n\n${notes}\n`);
  process.stdout.write(
    `${file}\n${(statSync(file).size / 1e6).toFixed(0)} MB; its SHA-256 and its notes lie beside it.\n`,
  );
}

await release(resolve(process.argv[2] ?? join(root, 'build', 'releases'))).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
