import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startServer } from './server.ts';

// In development, because that needs no build; so this also proves that `npm run dev` works at all.
const limitMs = 180_000;
const dataDir = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it(
  'a server serves whole pages, survives a kill with its data and ends when asked',
  { timeout: limitMs },
  async () => {
    const first = await startServer({ development: true, dataDir });
    const list = (url: string) => fetch(`${url}/api/blog/blog`).then((response) => response.text());
    const before = await list(first.url);
    expect(JSON.parse(before)).not.toEqual([]);
    await first.kill();
    await expect(fetch(first.url)).rejects.toThrow('fetch failed');

    const second = await startServer({ development: true, dataDir });
    expect(await list(second.url)).toBe(before);
    const home = await fetch(second.url);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('</html>');
    // Not by force. The code is Vite's (it answers the signal first); in production it is 0, a journey of its own.
    expect(await second.stop()).not.toBeNull();
    expect(existsSync(dataDir)).toBe(true);
  },
);

it('a server that cannot start says why, and leaves nothing behind', { timeout: limitMs }, async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  await expect(startServer({ development: true, port })).rejects.toThrow(`Port ${port} is already in use`);
  holder.close();
});
