import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { errors } from '#facts/errors.ts';
import { enquiries } from '#platform/db/tables.ts';
import { openDatabase } from '#platform/db/open.ts';
import { silentLog } from '#support/database.ts';
import { mailsWith } from '#support/mail-folder.ts';
import { post, statusOf } from '#support/faults-site.ts';
import { jpeg } from '#support/pictures.ts';
import { startServer } from '#support/server.ts';
import { pictureForm, sampleRegistration } from '#support/vendor-samples.ts';

// Real disks that are full: small ones in memory, mounted where the site keeps its things.

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const mebibyte = 1024 * 1024;
const reserveMb = 30;
const env = { LIMIT_FACTOR: '1000', FORM_MIN_MS: '0', DISK_RESERVE_MB: String(reserveMb) };
const dir = mkdtempSync(join(tmpdir(), 'disk-'));
const mounted: string[] = [];

function mount(path: string, megabytes: number): string {
  mkdirSync(path, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'pipe' });
  mounted.unshift(path);
  return path;
}

/** Fills a disk until so many bytes are free; the answer makes room again. */
function fill(path: string, leaveBytes: number): () => void {
  const { bavail, bsize } = statfsSync(path);
  const ballast = join(path, 'ballast');
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leaveBytes)));
  return () => rmSync(ballast);
}

test.beforeAll(() => {
  try {
    mount(dir, 250);
  } catch {
    test.skip(true, 'Only root may mount a disk.');
  }
});
test.afterAll(() => {
  for (const path of mounted) execFileSync('umount', ['-l', path]);
  rmSync(dir, { recursive: true });
});

test('pictures, mails and the database each run out of room: a clear answer, nothing lost, all goes on', async () => {
  const uploads = mount(join(dir, 'uploads'), 1);
  const mail = mount(join(dir, 'mail'), 1);
  const server = await startServer({ dataDir: dir, env });
  const { url } = server;
  try {
    const registration = await fetch(`${url}/api/vendor/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleRegistration()),
    });
    const { vendor, token } = (await registration.json()) as { vendor: { _id: string }; token: string };
    const upload = async () => {
      const answer = await fetch(`${url}/api/vendor/upload/${vendor._id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: pictureForm(['profilepicture', await jpeg(640, 480)]),
      });
      return { status: answer.status, ...((await answer.json()) as { code?: string; message?: string }) };
    };
    const shown = async () => (await fetch(`${url}/api/vendor/${vendor._id}`)).json();
    const refusal = { status: 507, code: 'storage_full', message: errors.storage_full.message };

    const profile = await shown();
    const emptyUploads = fill(uploads, 4096);
    expect(await upload()).toMatchObject(refusal);
    expect(await shown()).toEqual(profile);
    emptyUploads();
    expect((await upload()).status).toBe(201);

    const emptyMail = fill(mail, 0);
    const written = await post(url, 'mail-full');
    expect(written.status).toBe(201);

    const emptyDatabase = fill(dir, reserveMb * 1_000_000 - mebibyte);
    await expect.poll(async () => (await post(url, 'disk-full')).status).toBe(507);
    expect(await post(url, 'disk-full')).toMatchObject(refusal);
    for (const path of ['/', '/blogs', '/vendors?q=full', '/readyz'])
      expect([path, await statusOf(url + path)]).toEqual([path, 200]);
    emptyDatabase();
    await expect.poll(async () => (await post(url, 'disk-full')).status).toBe(201);

    expect(mailsWith(server, written.reference!)).toEqual([]);
    emptyMail();
    await expect.poll(() => mailsWith(server, written.reference!).length, { timeout: 90_000 }).toBe(2);
  } finally {
    expect(await server.stop()).toBe(0);
  }
});

test('a disk that is full to the last byte ends the process at worst: what was acknowledged is there', async () => {
  const server = await startServer({ dataDir: dir, env: { ...env, DISK_RESERVE_MB: '0' } });
  const empty = fill(dir, 2 * mebibyte);
  const references: string[] = [];
  for (let index = 0; ; index += 1) {
    const answer = await post(server.url, `brim-${index}`);
    if (answer.status !== 201) break;
    references.push(answer.reference!);
  }
  expect(references.length).toBeGreaterThan(10);
  await server.stop();
  empty();
  const handle = await openDatabase({ dir, log: silentLog, minFreeBytes: 0 });
  const rows = await handle.db.select({ reference: enquiries.reference }).from(enquiries);
  await handle.close();
  const stored = new Set(rows.map(({ reference }) => reference));
  expect(references.filter((reference) => !stored.has(reference))).toEqual([]);
});

test('too little room for a start ends it with one sentence', async () => {
  const empty = fill(dir, reserveMb * 1_000_000 - mebibyte);
  await expect(startServer({ dataDir: dir, env })).rejects.toThrow(
    new RegExp(
      `Only \\d+ MB are free on the disk of .*; the database needs at least ${reserveMb} MB to start\\.`,
    ),
  );
  empty();
  const server = await startServer({ dataDir: dir, env });
  expect(await server.stop()).toBe(0);
});
