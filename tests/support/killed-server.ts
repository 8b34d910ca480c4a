/** @file A server in its own process that is killed during requests, and started again on its data. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { settings } from '#platform/config/settings.ts';
import { freePort } from './free-port.ts';

/** Options; `env` are further settings. */
type Options = { dataDir: string; databaseUrl?: string; env?: Readonly<Record<string, string>> };

export type KilledServer = {
  /** Its address, while it runs. */
  url: string;
  /** Kills it with SIGKILL and starts another in its place. */
  killAndRestart: () => Promise<void>;
  /** Stops it in order. Resolves to the seconds during which a server answered. */
  stop: () => Promise<number>;
};

const unset = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, undefined]));

async function start(port: number, { dataDir, databaseUrl, env }: Options): Promise<ChildProcess> {
  const child = fork(new URL('./api-server.child.ts', import.meta.url), {
    env: {
      ...process.env,
      ...unset,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SEED_DEMO: 'no',
      LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended before it was ready, code ${String(code)}`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return child;
}

/** Starts the server. */
export async function startKilled(options: Options): Promise<KilledServer> {
  const port = await freePort();
  let server = await start(port, options);
  let since = performance.now();
  let servingMs = 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async killAndRestart() {
      server.kill('SIGKILL');
      servingMs += performance.now() - since;
      await once(server, 'exit');
      server = await start(port, options);
      since = performance.now();
    },
    async stop() {
      servingMs += performance.now() - since;
      server.kill('SIGTERM');
      await once(server, 'exit');
      return servingMs / 1000;
    },
  };
}
