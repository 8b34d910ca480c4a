import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentVersion } from '#contract/desk/content/content-versions.ts';
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import { staffToken } from '#modules/staff/staff-token.ts';
import { readSecretKey } from '#platform/secrets.ts';
import { expect, test } from '#support/browser.ts';
import { samplePost } from '#support/content.ts';
import { statusOf } from '#support/faults-site.ts';
import { freePort } from '#support/free-port.ts';
import { startServer } from '#support/server.ts';

/** Long enough to be planned and to kill the server; by the time it is back it has passed. */
const soonMs = 2000;

test('a server is killed between draft and publication: no word is lost, nothing is half published, a schedule runs once', async () => {
  test.setTimeout(300_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'content-'));
  const port = await freePort();
  const open = () => startServer({ port, dataDir, env: { SEED_DEMO: 'no', LIMIT_FACTOR: '1000' } });
  let server = await open();
  const start = async () => void (server = await open());
  const call = async (route: string, body?: unknown) => {
    const [method, path] = route.split(' ');
    return fetch(`${server.url}/api/staff/content/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${staffToken(readSecretKey(dataDir), 'asha')}`,
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  const got = async <Reply>(route: string, body?: unknown) =>
    (await call(route, body)).json() as Promise<Reply>;
  /** Sends it, and kills the server while it works on it, or just before or after. Resolves to whether it was acknowledged. */
  const cutOff = async (route: string, body: unknown): Promise<boolean> => {
    const answer = call(route, body).then(
      ({ ok }) => ok,
      () => false,
    );
    await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 30))]);
    await server.kill();
    return answer;
  };
  try {
    let item = await got<ContentItem>('POST post', { changes: samplePost });
    const read = () => got<ContentItem>(`GET post/${item.id}`);
    const page = () => statusOf(`${server.url}/blogs/${item.key}`);

    await test.step('saves: what was acknowledged is there, and what was not is whole or absent', async () => {
      for (let round = 1; round <= 2; round += 1) {
        const content = `${item.data['content'] as string}\n\nWritten in round ${round}. घर ${'x'.repeat(50_000)}`;
        const acknowledged = await cutOff(`PATCH post/${item.id}`, {
          version: item.version,
          changes: { content },
        });
        await start();
        const found = await read();
        expect([item.data['content'], content]).toContain(found.data['content']);
        if (acknowledged) expect(found.data['content']).toBe(content);
        expect(found.live).toBe('never');
        item = found;
      }
      expect(await page()).toBe(404);
    });

    await test.step('a publication is done or not begun', async () => {
      const acknowledged = await cutOff(`POST post/${item.id}/steps`, {
        version: item.version,
        step: 'publish',
      });
      await start();
      const found = await read();
      const done = found.live === 'published';
      if (acknowledged) expect(done).toBe(true);
      expect(await got<ContentVersion[]>(`GET post/${item.id}/versions`)).toHaveLength(done ? 1 : 0);
      expect([found.number, await page()]).toEqual(done ? [1, 200] : [0, 404]);
      // Asked for once more, as somebody does who got no answer.
      if (!done) await call(`POST post/${item.id}/steps`, { version: found.version, step: 'publish' });
      expect(await page()).toBe(200);
    });

    await test.step('a schedule whose moment passed meanwhile runs once', async () => {
      item = await read();
      const before = item.number;
      item = await got<ContentItem>(`PATCH post/${item.id}`, {
        version: item.version,
        changes: { title: 'Published without a server' },
      });
      const publishAt = new Date(Date.now() + soonMs).toISOString();
      const planned = await call(`POST post/${item.id}/steps`, {
        version: item.version,
        step: 'schedule',
        publishAt,
      });
      expect(planned.status).toBe(200);
      await server.kill();
      await start();
      await expect.poll(async () => (await read()).number, { timeout: 90_000 }).toBe(before + 1);
      await server.kill();
      await start();
      expect(await read()).toMatchObject({ number: before + 1, draft: 'none', publishAt: null });
      expect(await (await fetch(`${server.url}/blogs`)).text()).toContain('Published without a server');
    });
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
