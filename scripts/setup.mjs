// Prepares a checkout: the packages of the lock file, and with them the Node that the project runs on.
// Plain JavaScript without any dependency, because it runs before anything is installed, on whatever Node
// the machine has. Every failure is one sentence; npm's own output goes to a log file.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve, sep } from 'node:path';

const oldestNode = 20;
const oldestNpm = 10;
const projectNode = 26;

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const stampFile = join(modules, '.setup-stamp');

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function major(version) {
  return Number.parseInt(String(version).replace(/^v/, ''), 10);
}

/** What has to be installed: the lock file, for this kind of machine. */
function wantedStamp(lockText) {
  return `${createHash('sha256').update(lockText).digest('hex')} ${process.platform} ${process.arch}\n`;
}

function stampMatches(wanted) {
  try {
    return readFileSync(stampFile, 'utf8') === wanted;
  } catch {
    return false;
  }
}

/**
 * Whether npm's own record of what it installed agrees with the lock file, as after a developer's
 * `npm install`. npm writes that record last, so an interrupted installation never agrees.
 */
function installedAgrees(lockText) {
  let locked;
  let installed;
  try {
    locked = JSON.parse(lockText).packages;
    installed = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages;
  } catch {
    return false;
  }
  for (const [path, entry] of Object.entries(locked)) {
    if (path === '') continue;
    const present = installed[path];
    if (present === undefined) {
      // Packages for other platforms are left out on purpose.
      if (entry.optional || entry.devOptional) continue;
      return false;
    }
    if (present.version !== entry.version || present.integrity !== entry.integrity) return false;
  }
  return Object.keys(installed).every((path) => locked[path] !== undefined);
}

/** PATH without the project's own tools: npm must not run on a Node that it is about to delete. */
function machinePath() {
  const parts = (process.env.PATH ?? '').split(delimiter);
  return parts.filter((part) => !part.endsWith(`node_modules${sep}.bin`)).join(delimiter);
}

function run(command, parts, environment) {
  return spawnSync(command, parts, {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function install() {
  const environment = { ...process.env, PATH: machinePath() };
  const asked = run('npm', ['--version'], environment);
  if (asked.status !== 0) {
    fail('npm was not found; please install Node.js 20 or newer together with its npm, then start again.');
  }
  if (!(major(asked.stdout) >= oldestNpm)) {
    fail(
      `npm ${asked.stdout.trim()} is too old; please update it to ${oldestNpm} or newer, then start again.`,
    );
  }
  process.stdout.write('Installing the packages (the first start takes about a minute)...\n');
  // --include=dev: with NODE_ENV=production npm would leave out what builds the pages.
  const flags = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const done = run('npm', flags, environment);
  if (done.status === 0) return;
  const log = join(root, 'var', 'log', 'setup.log');
  mkdirSync(join(root, 'var', 'log'), { recursive: true });
  writeFileSync(log, `npm ${flags.join(' ')}\n${done.stdout ?? ''}${done.stderr ?? ''}`);
  // The first line that reads like a sentence; npm begins with bare facts such as "code" and "errno".
  const said = (done.stderr ?? '')
    .split('\n')
    .map((line) => line.replace(/^npm (?:error|ERR!) ?/, '').trim());
  const reason = said.find((line) => line.split(' ').length > 3) ?? 'npm gave no reason';
  fail(
    `The packages could not be installed: ${reason.slice(0, 200)} (the whole story is in var/log/setup.log).`,
  );
}

function assertProjectNode() {
  const asked = run(join(bin, 'node'), ['--version'], process.env);
  if (asked.status === 0 && major(asked.stdout) === projectNode) return;
  fail(
    `The project runs on Node ${projectNode}, which its packages bring along for Linux (glibc) and macOS, ` +
      `but none that runs was found for ${process.platform} ${process.arch}.`,
  );
}

if (process.platform === 'win32') fail('On Windows the project runs inside WSL; please start it there.');
if (!(major(process.versions.node) >= oldestNode)) {
  fail(`Node ${process.versions.node} is too old to begin with; please install Node ${oldestNode} or newer.`);
}
const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
const wanted = wantedStamp(lockText);
if (!existsSync(modules) || !stampMatches(wanted)) {
  if (!installedAgrees(lockText)) install();
  assertProjectNode();
  writeFileSync(stampFile, wanted);
} else {
  assertProjectNode();
}
