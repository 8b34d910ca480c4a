import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { settings } from '#platform/config/settings.ts';
import { freePort } from './free-port.ts';
import { copySeeded } from './seeded-folder.ts';

const root = resolve(import.meta.dirname, '..', '..');
/** The commands of `npm start` and `npm run dev`, with all their flags; `exec` replaces the shell by the server. */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string; dev: string };
};
/**
 * Whether the server runs in a test, for seconds: optimising the code of its embedded database would cost more than it saves. A
 * measured one (`bench/`) is as in production. Playwright and Vitest set these variables in their workers.
 */
const isTested = ['TEST_WORKER_INDEX', 'VITEST_WORKER_ID'].some((name) => process.env[name] !== undefined);
const nodeProgram = isTested ? ' node --liftoff-only ' : ' node ';
/** Removes the developer's own `.env`, which is not for tests. */
const withoutOwnFile = (command: string) => command.replace(' --env-file-if-exists=.env', '');
const withoutBuild = (command: string) =>
  command.slice(command.indexOf('exec ')).replace(' node ', nodeProgram);
/** Timeout of the first start, which creates a database and its demonstration content, on a machine busy with tests. */
const startTimeoutMs = 90_000;
const answerTimeoutMs = 10_000;
const stopTimeoutMs = 20_000;

/** Unsets the developer's own environment, above all a database or a mail server. */
const unset = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, undefined]));

/** A real server: its own process, its own data, its own port. */
export type RunningServer = {
  /** Without a slash at the end. */
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  /** Every line of its output, standard output and error together. */
  logs: readonly string[];
  /** The links of its start that work once, from the file that its log names: only its operator can read it. */
  links(): string;
  /** Stops it (SIGTERM) and resolves to its exit code, `null` when a signal ended it. */
  stop(): Promise<number | null>;
  /** Stops it at once (SIGKILL), as a crash or a power cut would. */
  kill(): Promise<void>;
};

export type ServerOptions = {
  /** Settings for this server; all others have their defaults. */
  env?: NodeJS.ProcessEnv;
  /** An existing folder, which then stays; without it a temporary one, removed with the server. */
  dataDir?: string;
  port?: number;
  /** A folder with earlier built pages; without it those of the last build. */
  build?: string;
  /** As with `npm run dev`: pages straight from their sources, without a build. */
  development?: boolean;
};

/** Returns why a server that announced itself is not ready, or nothing. */
async function unready(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(answerTimeoutMs) });
    return response.ok ? undefined : `says it is ready, but /readyz answers ${response.status}`;
  } catch (error) {
    return `says it is ready, but /readyz does not answer (${String(error)})`;
  }
}

/** Returns the end of its output, short enough to read when every test of a run fails. */
function lastWords(logs: readonly string[]): string {
  return logs
    .slice(-20)
    .map((line) => line.slice(0, 500))
    .join('\n');
}

/**
 * Starts the real server as a child process and resolves when it has announced itself and `/readyz` agrees. Rejects with its last
 * output when it ends before or is not ready after 90 s. Pages need a build (`npm run build`).
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'server-'));
  if (options.dataDir === undefined && !options.development && options.build === undefined)
    await copySeeded(dataDir, options.env ?? {}, async (original) => {
      const first = await startServer({ dataDir: original, env: options.env });
      await first.stop();
    });
  const command = withoutOwnFile(options.development ? scripts.dev : withoutBuild(scripts.start));
  const child = spawn('sh', ['-c', options.build ? `${command} --build=${options.build}` : command], {
    cwd: root,
    env: {
      ...process.env,
      ...unset,
      PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
      NODE_ENV: options.development ? 'development' : 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      SEED_DEMO: 'yes',
      DATA_DIR: dataDir,
      // This machine runs more than the server.
      ANSWER_TIMEOUT_MS: '15000',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const logs: string[] = [];

  const release = async () => {
    process.off('exit', endWithUs);
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
    await release();
  };
  const stop = async () => {
    child.kill('SIGTERM');
    // A server that does not stop must not block the tests; its exit code then shows it (null).
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    const code = await ended;
    clearTimeout(timer);
    await release();
    return code;
  };

  let timer: NodeJS.Timeout | undefined;
  const problem = await new Promise<string | undefined>((done) => {
    timer = setTimeout(() => done('was not ready in time'), startTimeoutMs);
    void ended.then(() => done('ended before it was ready'));
    child.once('error', (error) => done(error.message));
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        logs.push(line);
        if (/ is ready at http/.test(line)) void unready(url).then(done);
      });
    }
  });
  clearTimeout(timer);
  if (problem !== undefined) {
    await kill();
    throw new Error(`The server ${problem}:\n${lastWords(logs)}`);
  }
  const links = () => readFileSync(/"file":"([^"]+)"/.exec(logs.join('\n'))![1]!, 'utf8');
  return { url, port, pid: child.pid ?? 0, dataDir, logs, links, stop, kill };
}
