/** @file Caddy with deploy/caddy/site.caddyfile, on its own ports and with an authority of its own. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { provideProgram } from '../../scripts/system-package.ts';
import { freePort } from './free-port.ts';
import { listening } from './listening.ts';

const caddyfile = resolve(import.meta.dirname, '..', '..', 'deploy', 'caddy', 'site.caddyfile');

export type RunningCaddy = {
  port: number;
  /** Returns all that it has written so far. */
  said(): string;
  stop(): Promise<void>;
};

type Adapted = { admin?: object; apps: { http: { http_port?: number }; pki?: object } };

/** Starts it for https://localhost before these processes (`host:port`); resolves when it has made its certificate. */
export async function startCaddy(processes: readonly string[], pages: string): Promise<RunningCaddy> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const program = await provideProgram('caddy', ['caddy']);
  const env = {
    ...process.env,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    PUBLIC_URL: `https://localhost:${port}`,
    PROCESSES: processes.join(' '),
    AWAY_PAGES: pages,
  };
  const text = execFileSync(program, ['adapt', '--config', caddyfile, '--adapter', 'caddyfile'], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // Its own ports, and no authority of a test among those that this machine trusts.
  const adapted = JSON.parse(text) as Adapted;
  adapted.admin = { disabled: true };
  adapted.apps.http.http_port = await freePort();
  adapted.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  const config = join(folder, 'caddy.json');
  writeFileSync(config, JSON.stringify(adapted));
  const child = spawn(program, ['run', '--config', config], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (part: string) => (said += part));
  const ended = once(child, 'exit');
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  await listening(port, child);
  await vi.waitUntil(() => said.includes('certificate obtained successfully'), { timeout: 20_000 });
  return {
    port,
    said: () => said,
    async stop() {
      process.off('exit', endWithUs);
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
