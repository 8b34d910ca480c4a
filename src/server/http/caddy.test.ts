import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCompany } from '#content/demo-company.ts';
import { writeAwayPages } from '#platform/away-pages.ts';
import { speakByRequest } from '#platform/words/request-locale.ts';
import { silentLog } from '#support/database.ts';
import { freePort } from '#support/free-port.ts';
import { startCaddy, type RunningCaddy } from '#support/caddy.ts';

// Caddy with deploy/caddy/site.caddyfile, as the containers run it, before two processes of which one is gone.

const secret = 'k3yOfAPrivatePageThatIsFortyThreeLettersLong';
const number = '9876543210';

describe('Caddy before the site', () => {
  const pages = mkdtempSync(join(tmpdir(), 'away-'));
  const asked: { path: string; from: string | undefined; proto: string | undefined }[] = [];
  let site: Server | undefined;
  let sitePort: number;
  let caddy: RunningCaddy;

  const startSite = async (at = 0) => {
    site = createServer((incoming, answer) => {
      const { 'x-forwarded-for': from, 'x-forwarded-proto': proto } = incoming.headers;
      // Caddy itself asks there.
      if (incoming.url === '/healthz') return void answer.end();
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
      port: caddy.port,
      path,
      method,
      headers,
      servername: 'localhost',
      rejectUnauthorized: false,
      agent: false,
    };
    const sent = request(
      { host: '127.0.0.1', ...options, headers: { host: `localhost:${caddy.port}`, ...headers } },
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
    caddy = await startCaddy([`127.0.0.1:${await freePort()}`, `127.0.0.1:${sitePort}`], pages);
  });
  afterAll(async () => {
    await caddy.stop();
    site?.close();
    rmSync(pages, { recursive: true, force: true });
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
    expect(caddy.said()).not.toMatch(new RegExp(`${secret}|${number}`));
    await startSite(sitePort);
    await expect.poll(async () => (await ask('/')).status, { timeout: 20_000 }).toBe(200);
  });
});
