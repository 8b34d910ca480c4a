import { afterEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/index.ts';
import type { TestSite } from '#support/site.ts';
import { borrowTestSite } from '#support/set-up-site.ts';

let site: TestSite;
afterEach(() => site.close());

const limit = endpoints.eventCount.perMinute;
const body = { name: 'nonsense' };
const proxied = (address: string) => ({ 'x-forwarded-for': address });

/** Returns the number of calls from each of these headers before the endpoint's limit refuses one. */
async function until429(headers: (index: number) => Record<string, string>, calls: number): Promise<number> {
  for (let index = 0; index < calls; index++)
    if ((await site.post('/api/events', body, headers(index))).status === 429) return index;
  return calls;
}

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const phones = 3000;

/** Returns the answer to that request of a minute. */
async function after(count: number, path: string, headers = {}) {
  for (let index = 0; index < count; index += 100)
    await Promise.all(Array.from({ length: 100 }, () => site.get(path, headers)));
  return site.get(path, headers);
}

describe('the limit of what everybody reads', () => {
  it('leaves room for the phones that share the address of a carrier', async () => {
    site = await borrowTestSite({ env: { LIMIT_FACTOR: '1' } });
    const { status, headers } = await after(600, '/api/blog/none-such');
    expect([status, headers['x-ratelimit-remaining']]).toEqual([404, String(phones - 601)]);
  });

  it('counts no program that stands beside the pages, and no file', async () => {
    site = await borrowTestSite({ env: { LIMIT_FACTOR: '1' } });
    const limitOf = async (path: string) => (await site.get(path)).headers['x-ratelimit-limit'];
    for (const path of ['/manifest.webmanifest', '/hi/manifest.webmanifest'])
      expect([path, await limitOf(path)]).toEqual([path, undefined]);
    for (const path of ['/sitemap.xml', '/profile/x/card.vcf', '/api/x.js'])
      expect([path, await limitOf(path)]).toEqual([path, '600']);
  });
});

describe('a refused page', () => {
  it('is a page for a browser, in its language, that names nothing it was sent', async () => {
    site = await borrowTestSite({ env: { LIMIT_FACTOR: '1' } });
    const path = '/hi/profile/%22%3E%3Cscript%3E/card.vcf';
    const { status, headers, text } = await after(600, path, browser);
    expect(status).toBe(429);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-store');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(String(headers['content-security-policy'])).toMatch(/^default-src 'none'.*style-src 'sha256-/);
    expect(text).toContain('<html lang="hi">');
    expect(text).toContain('यह पृष्ठ दिखाया नहीं जा सका');
    expect(text).toContain('href="/hi"');
    expect(text).not.toContain('<script');
  });

  it('is JSON for a script, and for a client of the API that would take a page', async () => {
    site = await borrowTestSite({ env: { LIMIT_FACTOR: '1' } });
    const { status, text } = await after(600, '/profile/none-such/card.vcf', { accept: '*/*' });
    expect([status, JSON.parse(text).code]).toEqual([429, 'too_many_requests']);
    const api = await site.get('/api/nothing', browser);
    expect([api.status, JSON.parse(api.text).code]).toEqual([429, 'too_many_requests']);
  });
});

describe('the limit of an endpoint', () => {
  it('stops one address, says when to come back, in our shape', async () => {
    site = await borrowTestSite({ env: { LIMIT_FACTOR: '1' } });
    expect(await until429(() => ({}), limit + 5)).toBe(limit);
    const refused = await site.post('/api/events', body);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', message: expect.any(String) });
  });

  it('counts visitors one by one behind a configured proxy', async () => {
    site = await borrowTestSite({ env: { LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' } });
    expect(await until429((index) => proxied(`203.0.113.${index % 100}`), limit + 50)).toBe(limit + 50);
  });

  it('believes no header of a stranger', async () => {
    site = await borrowTestSite({ env: { LIMIT_FACTOR: '1' } });
    expect(await until429((index) => proxied(`203.0.113.${index % 100}`), limit + 50)).toBe(limit);
  });
});
