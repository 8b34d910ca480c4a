import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { providePostgresPrograms } from './postgres-programs.ts';

const startTimeoutMs = 60_000;

/** A temporary PostgreSQL server, removed with its data after the tests. */
export type PostgresServer = {
  /** A superuser's address, so that each test file can create a database of its own. */
  url: string;
  /** The version as reported by the server: `15.18`. */
  version: string;
  /** Stops it at once, without finishing or writing anything (SIGQUIT), as a crash would. Its data stays. */
  crash(): Promise<void>;
  /** Starts it again after a crash, on the same port and data; resolves when it accepts connections. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Follows the commands on its standard input, and stops when it closes; so the server stops with us however we end, and its data is
 * removed.
 */
const guard = `
program=$1 folder=$2 port=$3
start() { "$program" -D "$folder/data" -p "$port" -h 127.0.0.1 -k "$folder" & server=$!; }
start
while read -r word; do
  case $word in
    crash) kill -QUIT $server; wait $server; echo crashed >&2 ;;
    restart) start ;;
  esac
done
kill -INT $server
wait $server
cd / && rm -rf "$folder"
`;

type Account = { uid: number; gid: number };

/** Returns the account for the server: PostgreSQL refuses to run as root, so it runs as its own user or, failing that, as nobody. */
export function unprivileged(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {
      // This user does not exist here; the next may.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor a user nobody.');
}

/** Resolves when the server, or its guard, prints the wanted words; rejects with all its output when it prints the unwanted ones. */
async function says(child: ChildProcess, wanted: string, unwanted?: RegExp): Promise<void> {
  let said = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = () => reject(new Error(`PostgreSQL did not say "${wanted}":\n${said}`));
  const hear = (text: string) => {
    said += text;
    if (said.includes(wanted)) resolve();
    else if (unwanted?.test(said)) fail();
  };
  const timer = setTimeout(fail, startTimeoutMs);
  child.once('error', reject);
  child.stderr?.setEncoding('utf8').on('data', hear);
  await promise.finally(() => {
    clearTimeout(timer);
    child.off('error', reject);
    child.stderr?.off('data', hear);
  });
}

/** Returns the command that makes the server's data in a folder, beside a file that holds the password. */
type Made = (folder: string) => { program: string; parts: string[]; password: string };

const made: Made = (folder) => ({
  program: 'initdb',
  parts: ['-D', join(folder, 'data'), '-U', 'postgres', '-E', 'UTF8', '--locale=C'].concat([
    '-A',
    'scram-sha-256',
    `--pwfile=${join(folder, 'password')}`,
  ]),
  password: randomBytes(16).toString('hex'),
});

/**
 * Starts a PostgreSQL server on a free port of 127.0.0.1 in a temporary folder, with durability as in
 * production. Throws one sentence when there is no PostgreSQL and none can be installed.
 */
export const startPostgres = (): Promise<PostgresServer> => startOn(made, 'ready to accept connections');

/** Starts a hot standby of a server, by streaming replication from a copy of it. */
export const startReplica = (primary: Pick<PostgresServer, 'url'>): Promise<PostgresServer> =>
  startOn(
    (folder) => ({
      program: 'pg_basebackup',
      parts: ['-d', primary.url, '-D', join(folder, 'data'), '-R', '-X', 'stream', '-c', 'fast'],
      password: new URL(primary.url).password,
    }),
    'ready to accept read-only connections',
  );

async function startOn(make: Made, readyWords: string): Promise<PostgresServer> {
  const programs = await providePostgresPrograms();
  const account = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o700);
  const { program, parts, password } = make(folder);
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);
  // In English whatever the machine's language, because we wait for certain words.
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  const options = { cwd: folder, env, ...account };
  try {
    execFileSync(join(programs.folder, program), parts, { ...options, stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const port = await freePort();
  const child = spawn('sh', ['-c', guard, 'sh', join(programs.folder, 'postgres'), folder, String(port)], {
    ...options,
    // In a separate group: Ctrl-C reaches us, and the guard then shuts the server down in order.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.stdin.end();
    await ended;
  };
  try {
    await says(child, readyWords, /database system is shut down|FATAL/);
  } catch (error) {
    await stop();
    throw error;
  }
  child.stderr.resume();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const tell = async (word: string, answer: string) => {
    const answered = says(child, answer);
    child.stdin.write(`${word}\n`);
    await answered;
  };
  return {
    url,
    version: programs.version,
    crash: () => tell('crash', 'crashed'),
    restart: () => tell('restart', readyWords),
    stop,
  };
}
