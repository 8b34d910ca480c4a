import { mkdtemp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayMs } from '#facts/time.ts';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log.ts';
import { keepReleases } from './release-assets.ts';
import { serveStaticFiles } from './static-files.ts';

const log = createLog('silent');
let folder: string;
let now: Date;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  now = new Date('2026-11-01T00:00:00Z');
});
afterEach(() => rm(folder, { recursive: true }));

const config = () => readConfig({ DATA_DIR: folder, OLD_RELEASE_DAYS: '10' });
const clock = () => now;
const keptNames = async () => (await readdir(join(folder, 'assets'))).toSorted();

/** Makes a built client with nothing but assets. */
async function built(name: string, files: Record<string, string>): Promise<string> {
  const clientDir = join(folder, name);
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(clientDir, 'assets', file), text);
  return clientDir;
}
async function release(clientDir: string) {
  const kept = (await keepReleases({ clientDir, config: config(), clock, log }))!;
  kept.stop();
  return kept.dir;
}

it('a replaced release stays for its days after the last day on which it ran, then goes', async () => {
  const old = await built('old', { 'a-1.js': 'old', 'same-1.js': 'same' });
  const today = await built('new', { 'a-2.js': 'new', 'same-1.js': 'same' });
  await release(old);
  now = new Date(now.getTime() + 40 * dayMs);
  await release(old);
  await release(today);
  expect(await keptNames()).toEqual(['a-1.js', 'a-2.js', 'same-1.js']);
  now = new Date(now.getTime() + 10 * dayMs);
  await release(today);
  expect(await keptNames()).toContain('a-1.js');
  now = new Date(now.getTime() + 1);
  await release(today);
  expect(await keptNames()).toEqual(['a-2.js', 'same-1.js']);
});

it('a process that runs for long goes on dating its files', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const clientDir = await built('old', { 'a-1.js': 'old' });
  const kept = (await keepReleases({ clientDir, config: config(), clock, log }))!;
  now = new Date(now.getTime() + dayMs);
  vi.advanceTimersByTime(dayMs);
  vi.useRealTimers();
  await expect.poll(async () => (await stat(join(kept.dir, 'a-1.js'))).mtime).toEqual(now);
  kept.stop();
});

it('a copy that was cut off is made anew, and two processes that begin at once do not disturb each other', async () => {
  const clientDir = await built('old', { 'a-1.js': 'whole' });
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'a-1.js'), 'who');
  await Promise.all([release(clientDir), release(clientDir)]);
  expect((await stat(join(folder, 'assets', 'a-1.js'))).size).toBe(5);
});

it('a disk that takes nothing costs no start, and what is built is served all the same', async () => {
  const clientDir = await built('new', { 'a-2.js': 'new' });
  await writeFile(join(folder, 'assets'), 'a file where the folder should be');
  const app = fastify();
  await serveStaticFiles(app, clientDir, await release(clientDir));
  expect((await app.inject('/assets/a-2.js')).body).toBe('new');
  await app.close();
});

it('serves every release that is kept, also one that another process brings later, and compressed where it can', async () => {
  const old = await built('old', { 'a-1.js': 'old' });
  const today = await built('new', { 'a-2.js': 'new', 'a-2.js.br': 'small' });
  await release(old);
  const dir = await release(today);
  const app = fastify();
  await serveStaticFiles(app, today, dir);
  await release(await built('newest', { 'a-3.js': 'newest' }));
  // A build in place removes the files under the process that serves them.
  await rm(today, { recursive: true });
  for (const [file, text] of [
    ['a-1.js', 'old'],
    ['a-2.js', 'new'],
    ['a-3.js', 'newest'],
  ]) {
    const reply = await app.inject(`/assets/${file}`);
    expect([reply.body, reply.headers['cache-control']]).toEqual([
      text,
      expect.stringContaining('immutable'),
    ]);
  }
  const small = await app.inject({ url: '/assets/a-2.js', headers: { 'accept-encoding': 'br' } });
  expect([small.body, small.headers['content-encoding']]).toEqual(['small', 'br']);
  for (const none of ['a-4.js', '.a-1.js.7', '..%2fsecret.key'])
    expect((await app.inject(`/assets/${none}`)).statusCode).toBe(404);
  await app.close();
});
