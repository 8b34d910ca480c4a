import { execFileSync } from 'node:child_process';
import { appendFileSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, installSystemPackages } from '../../scripts/system-package.ts';

/** The oldest supported major version of PostgreSQL. */
const oldestMajor = 15;

const missing =
  `No PostgreSQL ${oldestMajor} or newer was found; install one (on Debian: apt-get install postgresql), ` +
  'or name a running server in the environment variable TEST_DATABASE_URL.';

export type PostgresPrograms = {
  /** Holds `postgres` and `initdb`. */
  folder: string;
  /** The version as reported: `15.18`. */
  version: string;
};

function versionOf(program: string): string {
  return /(\d+(?:\.\d+)*)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1] ?? '0';
}

/** Returns the newest usable version on this machine. */
export function findPostgresPrograms(): PostgresPrograms | undefined {
  const onPath = findProgram(['postgres']);
  return [...globSync('/usr/lib/postgresql/*/bin/postgres'), ...(onPath ? [onPath] : [])]
    .filter((program) => findProgram([join(dirname(program), 'initdb')]) !== undefined)
    .map((program) => ({ folder: dirname(program), version: versionOf(program) }))
    .filter(({ version }) => Number.parseInt(version, 10) >= oldestMajor)
    .toSorted((a, b) => Number.parseFloat(b.version) - Number.parseFloat(a.version))[0];
}

async function installOnDebian(): Promise<void> {
  // In two steps: Debian would start its own cluster with the server, unless configured in between.
  if (!(await installSystemPackages(['postgresql-common']))) return;
  appendFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  await installSystemPackages(['postgresql']);
}

/**
 * Returns the programs of a PostgreSQL server: those of the machine, else of Debian's package, installed when we are root. Throws
 * one sentence when there are none and none can be installed.
 */
export async function providePostgresPrograms(): Promise<PostgresPrograms> {
  const present = findPostgresPrograms();
  if (present) return present;
  await installOnDebian();
  const installed = findPostgresPrograms();
  if (installed) return installed;
  throw new Error(missing);
}
