import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoCompany } from '#content/demo-company.ts';
import { writeAwayPages } from '#platform/away-pages.ts';
import { speakByRequest } from '#platform/words/request-locale.ts';
import { silentLog } from '#support/database.ts';
import { freePort } from '#support/free-port.ts';
import { listening } from '#support/listening.ts';
import { provideProgram } from '../../../scripts/system-package.ts';

// Caddy with deploy/caddy/Caddyfile, as the containers run it, before two processes of which one is gone.

const caddyfile = resolve(import.meta.dirname, '..', '..', '..', 'deploy', 'caddy', 'Caddyfile');
const secret = 'k3yOfAPrivatePageThatIsFortyThreeLettersLong';
const number = '9876543210';

type Adapted = { admin?: object; apps: { http: { http_port?: number }; pki?: object } };

describe('Caddy before the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const pages = mkdtempSync(join(tmpdir(), 'away-'));
  const asked: { path: string; from: string | undefined; proto: string | undefined }[] = [];
  let site: Server | undefined;
  let sitePort: number;
  let port: number;
  let said = '';
  let stop: () => Promise<void>;

  const startSite = async (at = 0) => {
    site = createServer((incoming, answer) => {
      const { 'x-forwarded-for': from, 'x-forwarded-proto': proto } = incoming.headers;
      asked.push({ path: incoming.url!, from: String(from), proto: String(proto) });
      answer.end('the site');
    }).listen(at, '127.0.0.1');
    await once(site, 'listening');
    sitePort = (site.address() as AddressInfo).port;
  };
  const stopSite = async () => {
    const ended = once(site!, 'close');
    site!.close();
    site!.closeAllConnections();
    await ended;
  };

  const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) => {
    const {
      promise,
      resolve: done,
      reject,
    } = Promise.withResolvers<{
      status: number;
      headers: NodeJS.Dict<string | string[]>;
      text: string;
    }>();
    // Its certificate is of an authority that it has just made.
    const options = {
      port,
      path,
      method,
      headers,
      servername: 'localhost',
      rejectUnauthorized: false,
      agent: false,
    };
    const sent = request(
      { host: '127.0.0.1', ...options, headers: { host: `localhost:${port}`, ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => done({ status: answer.statusCode!, headers: answer.headers, text }));
      },
    );
    sent.on('error', reject).end(method === 'POST' ? 'a=b' : undefined);
    return promise;
  };

  beforeAll(async () => {
    speakByRequest();
    writeAwayPages(pages, demoCompany, silentLog);
    await startSite();
    port = await freePort();
    const program = await provideProgram('caddy', ['caddy']);
    const env = {
      ...process.env,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      PUBLIC_URL: `https://localhost:${port}`,
      PROCESSES: `127.0.0.1:${await freePort()} 127.0.0.1:${sitePort}`,
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
    writeFileSync(join(folder, 'caddy.json'), JSON.stringify(adapted));
    const child = spawn(program, ['run', '--config', join(folder, 'caddy.json')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (part: string) => (said += part));
    const ended = once(child, 'exit');
    stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    await listening(port, child);
    await vi.waitUntil(() => said.includes('certificate obtained successfully'), { timeout: 20_000 });
  });
  afterAll(async () => {
    await stop();
    site?.close();
    for (const one of [folder, pages]) rmSync(one, { recursive: true, force: true });
  });

  it('passes requests to the process that is there, and says itself who the visitor is', async () => {
    for (let n = 0; n < 4; n += 1) {
      const { status, text } = await ask('/blogs?x=1', 'GET', { 'x-forwarded-for': '203.0.113.9' });
      expect([status, text]).toEqual([200, 'the site']);
    }
    expect(asked.at(-1)).toEqual({ path: '/blogs?x=1', from: '127.0.0.1', proto: 'https' });
  });

  it.each(['/metrics', '/counts', '/readyz', '/healthz'])('keeps %s for the operator', async (path) => {
    const before = asked.length;
    expect((await ask(path)).status).toBe(404);
    expect(asked).toHaveLength(before);
  });

  it('shows the page of maintenance while its file is there', async () => {
    writeFileSync(join(pages, 'maintenance'), '');
    const { status, text } = await ask('/weddingvendors');
    expect([status, text]).toEqual([503, readFileSync(join(pages, 'maintenance.html'), 'utf8')]);
    rmSync(join(pages, 'maintenance'));
    expect((await ask('/weddingvendors')).text).toBe('the site');
  });

  it('shows the other page while no process answers, and writes down no private page and no number', async () => {
    await stopSite();
    for (const method of ['GET', 'POST']) {
      const { status, headers, text } = await ask(`/enquiry/${secret}?phone=${number}`, method);
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(text).toBe(readFileSync(join(pages, 'down.html'), 'utf8'));
    }
    expect(said).not.toMatch(new RegExp(`${secret}|${number}`));
    await startSite(sitePort);
    await expect.poll(async () => (await ask('/')).status, { timeout: 20_000 }).toBe(200);
  });
});
