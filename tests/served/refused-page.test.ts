import { paths } from '#facts/paths.ts';
import { expect, testWith } from '#support/served.ts';
import type { RunningServer } from '#support/server.ts';

const test = testWith({ LIMIT_FACTOR: '1' });
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** An address that costs next to nothing and is counted as a page. */
const moved = '/constructionblogs';
const readsPerMinute = 3000;
const atOnce = 50;

async function askMany({ url }: RunningServer, times: number): Promise<void> {
  for (let asked = 0; asked < times; asked += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, async () =>
        (await fetch(url + moved, { headers: browser, redirect: 'manual' })).arrayBuffer(),
      ),
    );
}

test(
  'a visitor who asked for too many pages reads so on a page, and keeps the cached ones',
  {
    timeout: 180_000,
  },
  async ({ server }) => {
    // Kept from here on.
    expect((await fetch(server.url + paths.about, { headers: browser })).status).toBe(200);
    await askMany(server, readsPerMinute);
    const refused = await fetch(`${server.url}/hi${moved}?a=1`, { headers: browser, redirect: 'manual' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await refused.text();
    expect(html).toContain('<html lang="hi">');
    expect(html).toContain(`href="/hi${moved}?a=1"`);
    expect(html).not.toContain('{"message"');
    for (const path of [paths.about, '/service-worker.js', '/manifest.webmanifest', '/icons/favicon.svg'])
      expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
  },
);
