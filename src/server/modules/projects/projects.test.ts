/** @postgres uploads race for the last place */
import { readdirSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq } from '#platform/db/drizzle.ts';
import { Disk } from 'flydrive';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectLimits } from '#facts/limits.ts';
import { projectPath } from '#facts/paths.ts';
import { dayMs } from '#facts/time.ts';
import type { ProjectCard, ProjectWords, VendorProject } from '#contract/projects.ts';
import { events, projectPictures, vendorProjects, vendors } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { jpeg, refusedPictures, unsafePictures } from '#support/pictures.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, pictureForm, registerVendor, type Answer, type TestVendor } from '#support/vendor-samples.ts';
import { wholeSitemap } from '#support/sitemap.ts';

let vendor: TestVendor;
let photo: Buffer;
let projectId: string;
const now = new Date('2026-11-23T06:00:00Z');
const clock = vi.fn<() => Date>(() => now);
const site = setUpTestSite({ clock });
const sitemap = () => wholeSitemap(async (path) => (await site.get(path)).text);
beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  photo = await jpeg(640, 480);
});
beforeEach(async () => {
  clock.mockReturnValue(now);
  await site.reset();
  for (const file of stored()) rmSync(join(site.dir, 'uploads', file));
  vendor = await registerVendor(site);
  projectId = crypto.randomUUID();
});

const words: ProjectWords = {
  title: 'A wedding in Dwarka',
  area: 'Dwarka',
  month: '2026-02',
  category: 'photography',
  words: 'Two days, one garden.',
};
const stored = () => readdirSync(join(site.dir, 'uploads'));
const base = () => `/api/vendor/${vendor.id}/projects`;
const ask = (route: string, body?: unknown, headers?: Record<string, string>) =>
  call(site, route, { token: vendor.token, body, headers });
const save = (change: Partial<Record<keyof ProjectWords, unknown>> = {}, id = projectId) =>
  ask(`PUT ${base()}/${id}`, { ...words, ...change });
const upload = (content: Uint8Array = photo, key: string = crypto.randomUUID(), id = projectId) =>
  ask(`POST ${base()}/${id}/pictures`, pictureForm(['picture', content, 'a.jpg']), {
    'idempotency-key': key,
  });
const arrange = (body: unknown) => ask(`PUT ${base()}/${projectId}/pictures`, body);
const arrangeAll = (body: unknown) => ask(`PUT ${base()}`, body);
const shown = async (id = projectId) => await site.get(`${base()}/${id}`);
const listed = async () => (await site.get(base())).json<ProjectCard[]>().map(({ title }) => title);
const own = async () => (await ask(`GET ${base()}/${projectId}`)).json<VendorProject>();
type Uploaded = { pictureId: string; existed: boolean; project: VendorProject };
const pictureOf = (answer: Answer) => answer.json<Uploaded>().pictureId;
const said = (id: string, change: object = {}) => ({ id, caption: null, focusX: 50, focusY: 50, ...change });

/** Waits for the files that are made after the reply. */
afterEach(async () => {
  await vi.waitUntil(
    async () =>
      (await site.db.select().from(projectPictures)).every(({ formats }) => formats.includes('avif')),
    { timeout: 20_000 },
  );
});

describe('a project', () => {
  it('is begun once, however often it is sent, and public with its first picture', async () => {
    expect((await save()).status).toBe(200);
    expect((await save({ title: 'Changed' })).json<VendorProject>()).toMatchObject({
      ...words,
      title: 'Changed',
      line: 'Photography · Dwarka · Feb 2026',
      pictures: [],
    });
    expect([await listed(), (await shown()).status]).toEqual([[], 404]);
    expect((await ask(`GET ${base()}`)).json<ProjectCard[]>()).toHaveLength(1);

    expect((await upload()).status).toBe(201);
    expect(await listed()).toEqual(['Changed']);
    const { picture } = (await shown()).json<VendorProject>().pictures[0]!;
    expect(picture).toMatchObject({ width: 640, height: 480, alt: 'Picture 1 of Changed' });
    expect(await sitemap()).toContain(projectPath(vendor.id, projectId));
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(projectLimits.title + 1) }, 'title'],
    [{ month: '2026-13' }, 'month'],
    [{ category: 'flying' }, 'category'],
    [{ words: 'x'.repeat(projectLimits.words + 1) }, 'words'],
  ])('is refused with %o', async (change, field) => {
    const answer = await save(change);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json<{ fieldErrors: object }>().fieldErrors)).toEqual([field]);
  });

  it('of another vendor can be neither changed nor taken over by its id', async () => {
    await save();
    const other = await registerVendor(site);
    const answer = await call(site, `PUT /api/vendor/${other.id}/projects/${projectId}`, {
      token: other.token,
      body: words,
    });
    expect(answer.status).toBe(404);
    expect((await own()).title).toBe(words.title);
  });

  it('is one of thirty at most', async () => {
    const rows = Array.from({ length: projectLimits.projects }, (_, position) => ({
      id: crypto.randomUUID(),
      vendorId: vendor.id,
      title: `${position}`,
      position,
    }));
    await site.db.insert(vendorProjects).values(rows);
    const answer = await save();
    expect([answer.status, answer.json<Problem>().message]).toEqual([
      409,
      'Your page holds 30 projects. Remove one first.',
    ]);
  });

  it('is seen by nobody else while its vendor is hidden, and goes with it', async () => {
    await save();
    await upload();
    await site.db.update(vendors).set({ hiddenAt: now }).where(eq(vendors.id, vendor.id));
    expect((await own()).pictures).toHaveLength(1);
    expect((await call(site, `GET ${base()}/${projectId}`)).status).toBe(404);
    expect(await sitemap()).not.toContain(projectId);

    const data = await ask('POST /api/account/data', { password: vendor.password });
    expect(data.text).toContain(words.title);
    expect((await ask('POST /api/account/delete', { password: vendor.password })).status).toBe(200);
    await expect.poll(stored, { timeout: 20_000 }).toEqual([]);
    expect(await site.db.$count(vendorProjects)).toBe(0);
  });
});

describe('the order of projects', () => {
  it('is changed, one is removed, and comes back within a day', async () => {
    const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    for (const [index, id] of ids.entries()) {
      await save({ title: `P${index}` }, id);
      await upload(photo, crypto.randomUUID(), id);
    }
    const [a, b, c] = ids as [string, string, string];
    await arrangeAll({ order: [c, a], removed: [] });
    expect(await listed()).toEqual(['P2', 'P0', 'P1']);
    await arrangeAll({ order: [], removed: [a] });
    expect(await listed()).toEqual(['P2', 'P1']);
    expect((await shown(a)).status).toBe(404);
    await arrangeAll({ order: [a, b, c], removed: [] });
    expect(await listed()).toEqual(['P0', 'P1', 'P2']);
    const told = await site.db.select({ type: events.type }).from(events).orderBy(events.id);
    expect(told.map(({ type }) => type).filter((type) => type.startsWith('project.'))).toEqual([
      ...ids.map(() => 'project.added'),
      'project.removed',
      'project.restored',
    ]);
  });

  it('leaves nothing of what was removed, a day later', async () => {
    await save();
    await upload();
    await arrangeAll({ order: [], removed: [projectId] });
    const destroy = async (days: number) => {
      clock.mockReturnValue(new Date(now.getTime() + days * dayMs));
      return (await site.destroyWhatIsOld())['removedProjects'];
    };
    expect(await destroy(0.9)).toBe(0);
    await expect
      .poll(async () => (await site.db.select().from(projectPictures))[0]!.formats, { timeout: 20_000 })
      .toContain('avif');
    expect(await destroy(1.1)).toBe(2);
    expect([stored(), await site.db.$count(projectPictures)]).toEqual([[], 0]);
  });
});

describe('pictures of a project', () => {
  beforeEach(() => save());

  it('are put in order, described, aimed, removed and taken back', async () => {
    const [a, b, c] = [pictureOf(await upload()), pictureOf(await upload()), pictureOf(await upload())];
    await arrange({
      pictures: [said(c, { caption: ' The gate ', focusX: 10, focusY: 90 }), said(a)],
      removed: [],
    });
    const order = async () => (await own()).pictures.map(({ _id }) => _id);
    expect(await order()).toEqual([c, a, b]);
    expect((await shown()).json<VendorProject>().pictures[0]).toMatchObject({
      caption: 'The gate',
      picture: { alt: 'The gate', focusX: 10, focusY: 90 },
    });
    await arrange({ pictures: [], removed: [c] });
    expect(await order()).toEqual([a, b]);
    await arrange({ pictures: [said(b), said(c)], removed: [] });
    expect(await order()).toEqual([b, c, a]);
    expect((await arrange({ pictures: [said(a, { focusX: 101 })], removed: [] })).status).toBe(422);
  });

  it('are stored once, however often one is sent, also after it was removed', async () => {
    const key = crypto.randomUUID();
    const first = (await upload(photo, key)).json<Uploaded>();
    const files = stored().length;
    const both = await Promise.all([upload(photo, key), upload(photo, key)]);
    for (const answer of both)
      expect(answer.json<Uploaded>()).toMatchObject({ pictureId: first.pictureId, existed: true });
    expect(stored().filter((name) => name.endsWith('.jpg'))).toHaveLength(1);
    expect(files).toBeGreaterThan(0);
    await arrange({ pictures: [], removed: [first.pictureId] });
    expect((await upload(photo, key)).json<Uploaded>()).toMatchObject({
      existed: true,
      project: { pictures: [] },
    });
    expect((await upload(photo, 'guess')).status).toBe(400);
  });

  it('are twelve at most, also of two that come at once', async () => {
    const [row] = await site.db
      .insert(projectPictures)
      .values({
        projectId,
        uploadKey: crypto.randomUUID(),
        position: 0,
        widths: [480],
        width: 480,
        height: 320,
        formats: ['avif', 'webp', 'jpg'],
        storageKey: 'a'.repeat(26),
        bytes: 1,
      })
      .returning();
    for (let position = 1; position < projectLimits.pictures - 1; position++)
      await site.db.insert(projectPictures).values({
        ...row!,
        id: crypto.randomUUID(),
        uploadKey: crypto.randomUUID(),
        storageKey: `${position}`.padStart(26, 'b'),
        position,
      });
    const both = await Promise.all([upload(), upload()]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect((await upload()).json<Problem>().message).toBe('A project holds 12 pictures. Remove one first.');
  });

  it.each(unsafePictures)('with %s are made harmless', async (_, file) => {
    expect((await upload(await file())).status).toBe(201);
    for (const name of stored()) {
      const seen = await sharp(join(site.dir, 'uploads', name)).metadata();
      expect([seen.exif, seen.space]).toEqual([undefined, 'srgb']);
    }
  });

  it.each(refusedPictures)('that are no pictures are refused with a sentence: %s', async (_, file) => {
    const answer = await upload(await file());
    expect(answer.status).toBeGreaterThanOrEqual(413);
    expect(answer.json<{ fieldErrors: Record<string, string> }>().fieldErrors['a.jpg']).toMatch(/\.$/);
    expect([stored(), (await own()).pictures]).toEqual([[], []]);
  });

  it('find no room on a full disk: nothing is lost, and the same file is stored once there is room', async () => {
    const key = crypto.randomUUID();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const write = vi.spyOn(Disk.prototype, 'put').mockRejectedValueOnce(full);
    const answer = await upload(photo, key);
    write.mockRestore();
    expect([answer.status, answer.json<Problem>()]).toMatchObject([
      507,
      { code: 'storage_full', message: 'There is no room to save this just now. Nothing was changed.' },
    ]);
    expect([stored(), (await own()).pictures]).toEqual([[], []]);
    expect((await upload(photo, key)).status).toBe(201);
  });

  it('whose line is cut at 40 % leave nothing, and are stored when they are sent again under their key', async () => {
    const key = crypto.randomUUID();
    const form = new Response(pictureForm(['picture', photo, 'a.jpg']));
    const body = Buffer.from(await form.arrayBuffer());
    await new Promise<void>((resolve) => {
      const { port } = site.app.server.address() as AddressInfo;
      const sending = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `${base()}/${projectId}/pictures`,
        headers: {
          authorization: `Bearer ${vendor.token}`,
          'content-type': form.headers.get('content-type')!,
          'content-length': body.length,
          'idempotency-key': key,
        },
      });
      sending.on('error', () => resolve());
      sending.on('response', (answer: IncomingMessage) => answer.resume().on('end', resolve));
      sending.write(body.subarray(0, body.length * 0.4), () => sending.destroy());
    });
    expect([stored(), (await own()).pictures]).toEqual([[], []]);
    expect((await upload(photo, key)).json<Uploaded>()).toMatchObject({ existed: false });
    expect((await own()).pictures).toHaveLength(1);
  });
});
