/** @file A machine as deploy/install leaves it, below one folder: `tests/support/init/systemctl` runs the units' commands. */
import { execFileSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, resolve } from 'node:path';
import { demoCompany } from '#content/demo-company.ts';
import { runTool, type ToolResult } from '../../scripts/tool.ts';
import { freePort } from './free-port.ts';
import { startPostgres } from './postgres.ts';
import { runSql } from './with-sql.ts';

const init = resolve(import.meta.dirname, 'init');

export type InstalledMachine = Awaited<ReturnType<typeof installedMachine>>;
type Change = (release: string) => void;

/** Unpacks a release that has just been made. Returns its folder. */
async function unpackedRelease(folder: string): Promise<string> {
  const { code, output } = await runTool('node', ['scripts/release.ts', folder]);
  if (code !== 0) throw new Error(output);
  const [archive = ''] = globSync('*.tar.gz', { cwd: folder });
  execFileSync('sha256sum', ['--check', '--quiet', `${archive}.sha256`], { cwd: folder });
  execFileSync('tar', ['-xzf', archive], { cwd: folder });
  rmSync(join(folder, archive));
  return join(folder, globSync('aangan-*/VERSION', { cwd: folder })[0]!, '..');
}

/** Makes a release of the tree and installs it under this version, with two processes on a PostgreSQL server. */
export async function installedMachine(version: string) {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'));
  const root = join(folder, 'root');
  const place = join(folder, 'place');
  const within = (path: string) => join(root, path);
  const ports = [await freePort(), await freePort()].toSorted((a, b) => a - b);
  const units = ports.map((port) => `aangan@${port}.service`);
  const postgres = await startPostgres();
  const url = Object.assign(new URL(postgres.url), { pathname: '/aangan' }).href;
  const onServer = (text: string, values: unknown[] = [], server = { url }) =>
    runSql<Record<string, unknown>>(server, text, values);
  const env: NodeJS.ProcessEnv = {
    AANGAN_ROOT: root,
    PATH: `${init}${delimiter}${process.env['PATH']}`,
    PORTS: ports.join(' '),
    TRIAL_PORT: String(await freePort()),
    READY_SECONDS: '60',
    DATABASE_URL: url,
    PUBLIC_URL: 'https://localhost',
    MAIL_FROM: 'site@aangan.example',
    STAFF_EMAIL: 'staff@aangan.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const releases = within('/opt/aangan/releases');
  const copyTo = (target: string, other: string, change: Change = () => {}) => {
    // By links: half a gigabyte otherwise.
    execFileSync('cp', ['-al', join(releases, version), target]);
    rmSync(join(target, 'VERSION'));
    writeFileSync(join(target, 'VERSION'), `${other}\n`);
    change(target);
  };
  const archiveOf = (other: string) => `aangan-${other}-linux-${process.arch}.tar.gz`;
  const pids = () => units.map((unit) => Number(readFileSync(within(`/run/units/${unit}.pid`), 'utf8')));
  /** Runs a file of the first release; settings for it may be added. */
  const run = (
    file: string,
    words: readonly string[] = [],
    extra: NodeJS.ProcessEnv = {},
  ): Promise<ToolResult> =>
    runTool(join(releases, version, file), words, { env: { ...env, ...extra }, cwd: root });

  await onServer("create database aangan template template0 encoding 'UTF8'", [], postgres);
  for (const path of ['/etc/aangan', '/run/systemd/system']) mkdirSync(within(path), { recursive: true });
  writeFileSync(
    within('/etc/aangan/company.json'),
    JSON.stringify({ ...demoCompany, legalName: 'Utsav LLP' }),
  );
  writeFileSync(within('/etc/aangan/settings.env'), "LIMIT_FACTOR='100000'\n");
  const unpacked = await unpackedRelease(folder);
  writeFileSync(join(unpacked, 'VERSION'), `${version}\n`);
  const installed = await runTool(join(unpacked, 'deploy/install'), [], { env, cwd: folder });
  if (installed.code !== 0) throw new Error(installed.output);
  rmSync(unpacked, { recursive: true });

  return {
    ports,
    place,
    within,
    run,
    archiveOf,
    pids,
    settings: () => readFileSync(within('/etc/aangan/settings.env'), 'utf8'),
    /** The release of each process. */
    serving: () => pids().map((pid) => basename(readlinkSync(`/proc/${pid}/cwd`))),
    releases: () =>
      readdirSync(releases)
        .filter((name) => !name.startsWith('.'))
        .toSorted(),
    backups: () => readdirSync(within('/var/lib/aangan/backups')),
    hasTable: async (name: string) =>
      (await onServer('select to_regclass($1) as found', [name]))[0]?.['found'] !== null,
    /** Resolves to how many enquiries of these references are stored. */
    stored: async (references: readonly string[]) =>
      Number(
        (await onServer('select count(*) from leads where reference = any($1)', [references]))[0]!['count'],
      ),
    /** Puts another release on the machine, without an archive. */
    unpack: (other: string, change?: Change) => copyTo(join(releases, other), other, change),
    /** Makes the archive of another release and its checksum. Returns their folder. */
    publish(other: string, change?: Change) {
      mkdirSync(place, { recursive: true });
      copyTo(join(place, `aangan-${other}`), other, change);
      execFileSync('tar', ['-I', 'gzip -1', '-cf', archiveOf(other), `aangan-${other}`], { cwd: place });
      rmSync(join(place, `aangan-${other}`), { recursive: true });
      const sum = execFileSync('sha256sum', [archiveOf(other)], { cwd: place });
      writeFileSync(join(place, `${archiveOf(other)}.sha256`), sum);
      return place;
    },
    async remove() {
      execFileSync(join(init, 'systemctl'), ['stop', ...units], { env });
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
