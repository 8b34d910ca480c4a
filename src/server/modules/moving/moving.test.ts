import { createWriteStream, readdirSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { Blog } from '#contract/blogs.ts';
import type { ContentImport, ContentImportEntry } from '#contract/desk/content/moving.ts';
import {
  contentImports,
  contentImportEntries,
  contentItems,
  contentOldPaths,
  events,
  libraryPictures,
} from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { jpeg } from '#support/pictures.ts';
import { createTestSite, type TestSite } from '#support/site.ts';
import { call } from '#support/vendor-samples.ts';
import { openImportSource } from './import-source.ts';

let site: TestSite;
let photo: Buffer;
let editor: ReturnType<typeof contentOf>;
beforeAll(async () => {
  site = await createTestSite({ env: { STAFF_KEY_ROLE: 'editor' } });
  editor = contentOf(site);
  photo = await jpeg(800, 600);
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const route = '/api/staff/imports';
type Plan = { import: ContentImport; entries: ContentImportEntry[]; found: number };

async function zip(files: Record<string, string | Buffer>): Promise<Buffer> {
  const made = new ZipFile();
  for (const [path, content] of Object.entries(files)) made.addBuffer(Buffer.from(content), path);
  made.end();
  const path = join(await mkdtemp(join(tmpdir(), 'import-')), 'a.zip');
  await pipeline(made.outputStream, createWriteStream(path));
  return readFile(path);
}

const form = (content: string | Buffer, name: string) => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  return body;
};
const upload = (content: string | Buffer, name: string) =>
  asStaff(site, `POST ${route}`, form(content, name));
const planOf = async (id: string, query = '') =>
  (await asStaff(site, `GET ${route}/${id}${query}`)).json<Plan>();

/** Waits until nothing works on it. */
async function settled(id: string): Promise<Plan> {
  await expect
    .poll(async () => (await planOf(id)).import.state, { timeout: 20_000 })
    .toMatch(/ready|done|refused/);
  return planOf(id);
}
async function added(content: string | Buffer, name: string): Promise<Plan> {
  const answer = await upload(content, name);
  expect(answer.status, answer.text).toBe(201);
  return settled(answer.json<ContentImport>().id);
}
async function started({ import: { id } }: Plan, asDrafts: boolean): Promise<Plan> {
  const answer = await asStaff(site, `POST ${route}/${id}/start`, { asDrafts });
  expect(answer.status, answer.text).toBe(200);
  return settled(id);
}
const blog = async (key: string) => call(site, `GET /api/blog/${key}`);
const post = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\nexcerpt: Words about it.\ncategory: events\ndate: 2026-11-01\n${more}---\n${body}\n`;

describe('an import', () => {
  it('says first what would happen, and changes nothing by that', async () => {
    const plan = await added(
      await zip({
        'posts/one.md': post('One', 'See ![a lamp](../pics/lamp.jpg) and ![gone](gone.jpg)'),
        'posts/two.md': '---\nbroken\n',
        'pics/lamp.jpg': photo,
        'pics/unused.jpg': photo,
      }),
      'site.zip',
    );
    expect(plan.import).toMatchObject({ state: 'ready', total: 3, done: 1, counts: { new: 2, skip: 1 } });
    expect(plan.entries.map(({ type, action, source }) => [type, action, source])).toEqual([
      ['picture', 'new', 'pics/lamp.jpg'],
      ['post', 'new', 'posts/one.md'],
      ['post', 'skip', 'posts/two.md'],
    ]);
    expect(plan.entries[1]!.notes).toEqual(['The picture gone.jpg is not in the file.']);
    expect(plan.entries[2]!.notes).toEqual(['posts/two.md: the front matter has no end (---).']);
    expect(await site.db.$count(libraryPictures)).toBe(0);
    expect((await blog('one')).status).toBe(404);
  });

  it('publishes what was published, with its pictures, and says so in the record', async () => {
    const plan = await added(
      await zip({
        'posts/one.md': post('One', 'See ![a lamp](../pics/lamp.jpg)', 'image: ../pics/lamp.jpg\n'),
        'posts/waits.md': post('Waits', 'Text', 'draft: true\n'),
        'posts/short.md': '---\ntitle: Short\n---\nText\n',
        'pics/lamp.jpg': photo,
      }),
      'site.zip',
    );
    const done = await started(plan, false);
    expect(done.import).toMatchObject({ state: 'done', done: 4, failed: 0 });
    const [picture] = await site.db.select().from(libraryPictures);
    expect(picture).toMatchObject({ name: 'lamp.jpg', alt: 'a lamp' });
    const one = (await blog('one')).json<Blog>();
    expect(one.content).toBe(`See ![a lamp](/picture/${picture!.id})`);
    expect((await blog('waits')).status).toBe(404);
    expect((await blog('short')).status).toBe(404);
    const short = done.entries.find(({ key }) => key === 'short')!;
    expect(short.notes).toContain('It waits as a draft. Excerpt is missing.');
    const told = await site.db.select().from(events).where(eq(events.type, 'content.imported'));
    expect(told).toHaveLength(1);
  });

  it('finds everything there already the second time, and gives what differs a new version', async () => {
    const file = await zip({
      'posts/one.md': post('One', 'First'),
      'posts/two.md': post('Two', 'Second'),
    });
    await started(await added(file, 'a.zip'), false);
    expect((await added(file, 'a.zip')).import.counts).toEqual({ new: 0, change: 0, same: 2, skip: 0 });
    const changed = await added(post('One', 'Other'), 'one.md');
    expect(changed.import.counts).toMatchObject({ change: 1 });
    await started(changed, true);
    // As a draft: what visitors see stays.
    expect((await blog('one')).json<Blog>().content).toBe('First');
    const [item] = await site.db.select().from(contentItems).where(eq(contentItems.key, 'one'));
    expect(item).toMatchObject({ live: 'published', draft: 'draft', number: 1 });
    expect(item!.draftData).toMatchObject({ content: 'Other' });
  });

  it('goes on after its process has died between two things', async () => {
    const plan = await added(await zip({ 'a.md': post('Aaa', 'x'), 'b.md': post('Bbb', 'y') }), 'a.zip');
    // As it lies there after the first: one thing done, the job gone.
    await started(plan, false);
    await site.db.update(contentImports).set({ state: 'ready' });
    await site.db
      .update(contentImportEntries)
      .set({ state: 'waiting' })
      .where(eq(contentImportEntries.source, 'b.md'));
    await site.db.delete(contentItems).where(eq(contentItems.key, 'b'));
    const done = await started(plan, false);
    expect(done.import).toMatchObject({ state: 'done', done: 2 });
    expect(await site.db.$count(contentItems, eq(contentItems.key, 'b'))).toBe(1);
  });

  it.each([
    ['an empty file', '', 'empty.md', 'This file is empty.'],
    ['a zip that is cut', 'PK\u0003\u0004nonsense', 'cut.zip', 'This zip is cut or damaged.'],
    ['XML of another kind', '<html></html>', 'x.xml', 'Nothing in this file can be imported.'],
  ])('of %s says what is wrong', async (_, content, name, sentence) => {
    const answer = await upload(content, name);
    if (answer.status !== 201) return expect(answer.json()).toMatchObject({ message: sentence });
    const plan = await settled(answer.json<ContentImport>().id);
    expect(plan.import).toMatchObject({ state: 'refused', message: sentence });
    expect((await asStaff(site, `POST ${route}/${plan.import.id}/start`, { asDrafts: true })).status).toBe(
      409,
    );
  });

  it('is forgotten with its file, and is nobody’s who may not write', async () => {
    const plan = await added(post('One', 'x'), 'one.md');
    const files = () => readdirSync(join(site.dir, 'imports'));
    expect(files()).toContain(plan.import.id);
    expect((await asStaff(site, `DELETE ${route}/${plan.import.id}`)).json()).toEqual([]);
    expect(files()).not.toContain(plan.import.id);
    expect((await call(site, `GET ${route}`)).status).toBe(401);
  });
});

describe('an import from WordPress', () => {
  it('keeps the addresses at which its posts were read', async () => {
    const item = (
      status: string,
    ) => `<item><title>Lamps</title><link>https://old.example/2020/05/lamps/</link>
      <content:encoded><![CDATA[<p>Warm light.</p>]]></content:encoded><excerpt:encoded><![CDATA[Light.]]></excerpt:encoded>
      <wp:post_id>7</wp:post_id><wp:post_name>lamps</wp:post_name><wp:status>${status}</wp:status><wp:post_type>post</wp:post_type>
      <wp:post_date>2020-05-01 10:00:00</wp:post_date><category domain="category" nicename="events"><![CDATA[Events]]></category></item>`;
    const file = `<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c" xmlns:excerpt="e"><channel><wp:wxr_version>1.2</wp:wxr_version>${item('publish')}</channel></rss>`;
    const plan = await added(file, 'old.xml');
    expect(plan.entries.map(({ type, source, key }) => [type, source, key])).toEqual([
      ['post', 'post 7', 'lamps'],
      ['redirect', '/2020/05/lamps', 'lamps'],
    ]);
    const { import: done } = await started(plan, false);
    expect(done).toMatchObject({ state: 'done', done: 2, failed: 0 });
    const [lamps] = await site.db.select().from(contentItems).where(eq(contentItems.key, 'lamps'));
    expect(await site.db.select().from(contentOldPaths)).toEqual([
      { path: '/2020/05/lamps', itemId: lamps!.id },
    ]);
  });
});

describe('an export', () => {
  it('brought in again finds every item and picture as it is', async () => {
    const plan = await added(
      await zip({ 'one.md': post('One', '![lamp](lamp.jpg)', 'image: lamp.jpg\n'), 'lamp.jpg': photo }),
      'a.zip',
    );
    await started(plan, false);
    await editor.published('crew', {
      fullName: 'Asha',
      age: 30,
      gender: 'Woman',
      height: '165 cm',
      highestQualification: 'BA',
      languages: [
        {
          language: 'हिन्दी',
          rating: 5,
        },
      ],
      days: ['mon'],
    });
    await editor.add('post', samplePost, 'only-a-draft');
    const answer = await asStaff(site, 'GET /api/staff/content-export');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="content-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const path = join(await mkdtemp(join(tmpdir(), 'export-')), 'a.zip');
    const content = answer.bytes;
    await pipeline([content], createWriteStream(path));
    const source = await openImportSource(path, 'a.zip');
    const live: Record<string, boolean> = {};
    for await (const item of source.items()) live[item.title] = item.live;
    source.close();
    expect(live).toMatchObject({ One: true, Asha: true, [String(samplePost['title'])]: false });
    const again = await added(content, 'content.zip');
    expect(again.import.counts).toMatchObject({ new: 0, change: 0, skip: 0 });
  });
});
