import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startServer } from './server.ts';

// In development, which needs no build; so this also proves that `npm run dev` works.
const limitMs = 180_000;
const dataDir = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('a server serves whole pages and ends when asked', { timeout: limitMs }, async () => {
  const server = await startServer({ development: true, dataDir });
  const list = await fetch(`${server.url}/api/blog/blog`);
  expect(await list.json()).not.toEqual([]);
  const home = await fetch(server.url);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('</html>');
  // Not killed. The code is Vite's, which handles the signal first; in production it is 0, which a journey tests.
  expect(await server.stop()).not.toBeNull();
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  expect(existsSync(dataDir)).toBe(true);
});

it('a server that cannot start says why, and leaves nothing behind', { timeout: limitMs }, async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  await expect(startServer({ development: true, port })).rejects.toThrow(`Port ${port} is already in use`);
  holder.close();
});
