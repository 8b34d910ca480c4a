import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { providePostgresPrograms } from './postgres-programs.ts';

const startTimeoutMs = 60_000;

/** A PostgreSQL server of our own that is gone, with its data, when the tests are. */
export type PostgresServer = {
  /** A superuser's address, so that each test file can create a database of its own. */
  url: string;
  /** The version as the server states it: `15.18`. */
  version: string;
  stop(): Promise<void>;
};

/** Runs on while its standard input is open; so the server dies with us however we die, and takes its data. */
const guard = `
"$1" -D "$2/data" -p "$3" -h 127.0.0.1 -k "$2" & server=$!
cat > /dev/null
kill -INT $server
wait $server
cd / && rm -rf "$2"
`;

type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root, so it runs as its own user or, failing that, as nobody. */
function unprivileged(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {
      // There is no such user here; the next may exist.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor a user nobody.');
}

/** Resolves when the server says that it takes connections; rejects with its words when it ends instead. */
async function ready(child: ChildProcess): Promise<void> {
  const said: string[] = [];
  const signal = AbortSignal.timeout(startTimeoutMs);
  const words = () => new Error(`PostgreSQL did not start:\n${said.join('')}`);
  await new Promise<void>((done, fail) => {
    signal.addEventListener('abort', () => fail(words()));
    child.on('error', fail);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said.push(text);
      if (text.includes('ready to accept connections')) done();
      if (/database system is shut down|FATAL/.test(said.join(''))) fail(words());
    });
  });
}

/**
 * Starts a PostgreSQL server on a free port of 127.0.0.1 in a temporary folder, with durability as in
 * production. Throws one sentence when there is no PostgreSQL and none can be installed.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = await providePostgresPrograms();
  const account = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o700);
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);
  // In English whatever the machine speaks, because we wait for certain words.
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  const options = { cwd: folder, env, ...account };
  const initParts = [
    '-D',
    join(folder, 'data'),
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C',
    '-A',
    'scram-sha-256',
  ];
  try {
    execFileSync(join(programs.folder, 'initdb'), [...initParts, `--pwfile=${passwordFile}`], {
      ...options,
      stdio: 'pipe',
    });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const port = await freePort();
  const child = spawn('sh', ['-c', guard, 'sh', join(programs.folder, 'postgres'), folder, String(port)], {
    ...options,
    // A group of its own: Ctrl-C reaches us, and the guard then shuts the server down in order.
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
    await ready(child);
  } catch (error) {
    await stop();
    throw error;
  }
  child.stderr.resume();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  return { url, version: programs.version, stop };
}
