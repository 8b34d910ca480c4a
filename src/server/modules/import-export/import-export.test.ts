import { once } from 'node:events';
import { createWriteStream, readdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from '#platform/db/drizzle.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Blog } from '#contract/blogs.ts';
import type { ContentRow } from '#contract/desk/content/content-item.ts';
import type { ContentImport } from '#contract/desk/content/import-export.ts';
import {
  contentImports,
  contentImportEntries,
  contentItems,
  contentOldPaths,
  events,
  libraryPictures,
} from '#platform/db/tables.ts';
import { createOutsideFetch } from '#platform/outside-fetch.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { importsAt, type Plan } from '#support/moved-import.ts';
import { jpeg } from '#support/pictures.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call } from '#support/vendor-samples.ts';
import { reading } from '#support/reading.ts';
import { zipped } from '#support/zipped.ts';
import { openImportSource } from './import-source.ts';

/** The old site of a move: its replies by path, and the requests it received. */
const old = { answers: new Map<string, (reply: ServerResponse) => void>(), asked: [] as string[], host: '' };
const oldServer = createServer(({ url = '' }, reply) => {
  old.asked.push(url);
  const answer = old.answers.get(url);
  if (answer) answer(reply);
  else reply.writeHead(404).end();
});
await once(oldServer.listen(0, '127.0.0.1'), 'listening');
const { port } = oldServer.address() as AddressInfo;
old.host = `127.0.0.1:${port}`;
const site = setUpTestSite({
  env: { STAFF_KEY_ROLE: 'editor' },
  outsideFetch: createOutsideFetch({ addresses: ['127.0.0.1'], ports: [port] }),
});
const editor = contentOf(site);
const photo = await jpeg(800, 600);
beforeEach(() => {
  old.answers.clear();
  old.asked.length = 0;
  return site.reset();
});
afterAll(() => {
  oldServer.closeAllConnections();
  oldServer.close();
});

const route = '/api/staff/imports';
const { planned, run, read, sent, settled } = importsAt(site);
const blog = async (key: string) => call(site, `GET /api/blog/${key}`);
const post = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\nexcerpt: Words about it.\ncategory: events\ndate: 2026-11-01\n${more}---\n${body}\n`;

describe('an import', () => {
  it('says first what would happen, and changes nothing by that', async () => {
    const plan = await planned(
      await zipped({
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
    const plan = await planned(
      await zipped({
        'posts/one.md': post('One', 'See ![a lamp](../pics/lamp.jpg)', 'image: ../pics/lamp.jpg\n'),
        'posts/waits.md': post('Waits', 'Text', 'draft: true\n'),
        'posts/short.md': '---\ntitle: Short\n---\nText\n',
        'pics/lamp.jpg': photo,
      }),
      'site.zip',
    );
    const done = await run(plan, false);
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
    const file = await zipped({
      'posts/one.md': post('One', 'First'),
      'posts/two.md': post('Two', 'Second'),
    });
    await run(await planned(file, 'a.zip'), false);
    expect((await planned(file, 'a.zip')).import.counts).toEqual({
      new: 0,
      change: 0,
      same: 2,
      skip: 0,
      fetch: 0,
    });
    const changed = await planned(post('One', 'Other'), 'one.md');
    expect(changed.import.counts).toMatchObject({ change: 1 });
    await run(changed, true);
    // As a draft: the published version stays.
    expect((await blog('one')).json<Blog>().content).toBe('First');
    const [item] = await site.db.select().from(contentItems).where(eq(contentItems.key, 'one'));
    expect(item).toMatchObject({ live: 'published', draft: 'draft', number: 1 });
    expect(item!.draftData).toMatchObject({ content: 'Other' });
  });

  it('goes on after its process has died between two things', async () => {
    const plan = await planned(await zipped({ 'a.md': post('Aaa', 'x'), 'b.md': post('Bbb', 'y') }), 'a.zip');
    // The state after a crash: one thing done, the job lost.
    await run(plan, false);
    await site.db.update(contentImports).set({ state: 'ready' });
    await site.db
      .update(contentImportEntries)
      .set({ state: 'waiting', madeId: null, madeVersion: null })
      .where(eq(contentImportEntries.source, 'b.md'));
    await site.db.delete(contentItems).where(eq(contentItems.key, 'b'));
    const done = await run(plan, false);
    expect(done.import).toMatchObject({ state: 'done', done: 2 });
    expect(await site.db.$count(contentItems, eq(contentItems.key, 'b'))).toBe(1);
  });

  it.each([
    ['an empty file', '', 'empty.md', 'This file is empty.'],
    ['a zip that is cut', 'PK\u0003\u0004nonsense', 'cut.zip', 'This zip is cut or damaged.'],
    [
      'XML of another kind',
      '<feed></feed>',
      'x.xml',
      'XML of another kind cannot be brought in. What works: the .xml that WordPress exports, the .json that Ghost exports, Markdown files (.md), or a .zip of them with their pictures.',
    ],
    [
      'a table',
      'a,b\n1,2\n',
      'list.csv',
      'A table (CSV) cannot be brought in. What works: the .xml that WordPress exports, the .json that Ghost exports, Markdown files (.md), or a .zip of them with their pictures.',
    ],
  ])('of %s says what is wrong', async (_, content, name, sentence) => {
    const answer = await sent(content, name);
    if (answer.status !== 201) return expect(answer.json()).toMatchObject({ message: sentence });
    const plan = await settled(answer.json<ContentImport>().id);
    expect(plan.import).toMatchObject({ state: 'refused', message: sentence });
    expect((await asStaff(site, `POST ${route}/${plan.import.id}/start`, { asDrafts: true })).status).toBe(
      409,
    );
  });

  it('is forgotten with its file, and is nobody’s who may not write', async () => {
    const plan = await planned(post('One', 'x'), 'one.md');
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
    const plan = await planned(file, 'old.xml');
    expect(plan.entries.map(({ type, source, key }) => [type, source, key])).toEqual([
      ['post', 'post 7', 'lamps'],
      ['redirect', '/2020/05/lamps', 'lamps'],
    ]);
    const { import: done } = await run(plan, false);
    expect(done).toMatchObject({ state: 'done', done: 2, failed: 0 });
    const [lamps] = await site.db.select().from(contentItems).where(eq(contentItems.key, 'lamps'));
    expect(await site.db.select().from(contentOldPaths)).toEqual([
      { path: '/2020/05/lamps', itemId: lamps!.id },
    ]);
    // A second import: all is there, and an address lost since then is restored.
    expect((await planned(file, 'old.xml')).import.counts).toMatchObject({ same: 2, new: 0 });
    await site.db.delete(contentOldPaths);
    const again = await run(await planned(file, 'old.xml'), true);
    expect(again.import).toMatchObject({ state: 'done', done: 2, failed: 0 });
    expect(await site.db.$count(contentOldPaths, eq(contentOldPaths.itemId, lamps!.id))).toBe(1);
  });
});

describe('a file in another language', () => {
  it('becomes the words of its English item, whichever comes first in the file', async () => {
    const hindi = '---\nlang: hi-IN\ntitle: दीये\nimage: lamp.jpg\n---\nपीतल।\n';
    const plan = await planned(
      await zipped({ 'a/one.hi.md': hindi.replace('lang: hi-IN\n', ''), 'b/one.md': post('One', 'Brass.') }),
      'a.zip',
    );
    expect(plan.import.counts).toMatchObject({ new: 2 });
    await run(plan, false);
    const { items } = (await asStaff(site, 'GET /api/staff/content/post')).json<{ items: ContentRow[] }>();
    const english = items.find(({ key }) => key === 'one')!;
    expect(english.sides).toMatchObject([{ locale: 'hi', live: 'published', isOlder: false }]);
    expect((await site.get('/hi/api/blog/one')).json()).toMatchObject({ title: 'दीये', content: 'पीतल।' });
    const alone = await planned(await zipped({ 'two.md': hindi }), 'b.zip');
    expect(JSON.stringify(alone.entries)).toContain('nothing of ours has it');
    const failed = await run(alone, false);
    expect(failed.import.failed).toBe(1);
  });
});

describe('pictures on the old site', () => {
  const entry = (
    id: number,
    html: string,
  ) => `<item><title>Post ${id}</title><link>http://${old.host}/p/${id}/</link>
    <content:encoded><![CDATA[${html}]]></content:encoded><excerpt:encoded><![CDATA[Light.]]></excerpt:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_name>post-${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
    <wp:post_date>2020-05-01 10:00:00</wp:post_date><category domain="category" nicename="events"><![CDATA[Events]]></category></item>`;
  const exported = (...items: string[]) =>
    `<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c" xmlns:excerpt="e"><channel><wp:wxr_version>1.2</wp:wxr_version>
    <wp:base_blog_url>http://${old.host}</wp:base_blog_url>${items.join('')}</channel></rss>`;
  const picture = (url: string, alt = 'A lamp') => `<p><img src="${url}" alt="${alt}"></p>`;
  const gives = (path: string, content: Buffer | string) =>
    old.answers.set(path, (reply) => void reply.end(content));
  const file = () =>
    exported(
      entry(1, picture('/up/lamp-300x200.jpg') + picture(`http://${old.host}/up/gone.jpg`)),
      entry(
        2,
        picture('/up/page.jpg') +
          picture('http://127.0.0.9/secret.jpg') +
          picture('data:image/png;base64,AA'),
      ),
    );
  const stateOf = ({ entries }: Plan) =>
    Object.fromEntries(entries.map(({ source, action, state }) => [source, `${action} ${state}`]));

  it('are asked for only when somebody chose that site, and the posts come in without the others', async () => {
    gives('/up/lamp-300x200.jpg', await jpeg(300, 200));
    const plan = await planned(file(), 'old.xml');
    expect(plan.import).toMatchObject({
      counts: { fetch: 4, new: 4 },
      fetchable: [
        { host: old.host, pictures: 3 },
        { host: '127.0.0.9', pictures: 1 },
      ],
    });
    const done = await run(plan, false);
    expect(old.asked).toEqual([]);
    expect(done.import).toMatchObject({
      state: 'done',
      failed: 0,
      fetchable: [],
      counts: { fetch: 0, skip: 4 },
    });
    expect(done.entries[0]!.notes).toContain('It stays where it lies.');
    const one = (await blog('post-1')).json<Blog>();
    expect(one.content).toContain(`![A lamp](/up/lamp-300x200.jpg)`);
  });

  it('are fetched whole where they can be, each failure is named, and every post is there', async () => {
    gives('/up/lamp.jpg', photo);
    gives('/up/page.jpg', '<html>not here</html>');
    const plan = await planned(file(), 'old.xml');
    const done = await run(plan, false, [old.host, '127.0.0.9']);
    expect(done.import).toMatchObject({ state: 'done', failed: 3, done: 5, total: 8 });
    expect(stateOf(done)).toMatchObject({
      [`http://${old.host}/up/lamp-300x200.jpg`]: 'fetch done',
      [`http://${old.host}/up/gone.jpg`]: 'fetch failed',
      [`http://${old.host}/up/page.jpg`]: 'fetch failed',
      'http://127.0.0.9/secret.jpg': 'fetch failed',
      'post 1': 'new done',
      'post 2': 'new done',
    });
    const notes = (source: string) => done.entries.find((one) => one.source === source)!.notes;
    expect(notes(`http://${old.host}/up/gone.jpg`)).toContain('127.0.0.1 answered with 404.');
    expect(notes(`http://${old.host}/up/page.jpg`).at(-1)).toMatch(/JPEG, PNG, WebP/);
    expect(notes('http://127.0.0.9/secret.jpg')).toContain(
      '127.0.0.9 leads into a network that is never asked.',
    );
    expect(notes('post 1')).toContain(`The picture http://${old.host}/up/gone.jpg was not fetched.`);
    const [stored, ...more] = await site.db.select().from(libraryPictures);
    expect([stored, more]).toMatchObject([{ name: 'lamp.jpg', alt: 'A lamp', width: 800 }, []]);
    const one = (await blog('post-1')).json<Blog>();
    expect(one.content).toContain(`![A lamp](/picture/${stored!.id})`);
    expect(one.content).toContain(`![A lamp](http://${old.host}/up/gone.jpg)`);
    expect((await blog('post-2')).status).toBe(200);

    // The second import knows the fetched pictures.
    const again = await planned(file(), 'old.xml');
    expect(stateOf(again)).toMatchObject({
      [`http://${old.host}/up/lamp-300x200.jpg`]: 'same done',
      [`http://${old.host}/up/gone.jpg`]: 'fetch waiting',
    });
  });

  it('go on after the process has died: what is there is not fetched again', async () => {
    for (const name of ['a', 'b', 'c']) gives(`/${name}.jpg`, await jpeg(100 + name.charCodeAt(0), 80));
    const plan = await planned(
      exported(entry(1, ['a', 'b', 'c'].map((name) => picture(`/${name}.jpg`)).join(''))),
      'old.xml',
    );
    await site.db
      .update(contentImportEntries)
      .set({ state: 'done', madeId: '018f0000-0000-7000-8000-000000000001' })
      .where(eq(contentImportEntries.source, `http://${old.host}/a.jpg`));
    const done = await run(plan, false, [old.host]);
    expect(done.import).toMatchObject({ done: 5, failed: 0 });
    expect(old.asked.toSorted()).toEqual(['/b.jpg', '/c.jpg']);
  });

  it('of a site that does not answer are given up after a few tries', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `/${index}.jpg`);
    for (const name of names) old.answers.set(name, (reply) => void reply.destroy());
    const plan = await planned(exported(entry(1, names.map((name) => picture(name)).join(''))), 'old.xml');
    const done = await run(plan, false, [old.host]);
    expect(done.import).toMatchObject({ failed: 30, done: 2 });
    // A few requests run at once.
    expect(new Set(old.asked).size).toBeLessThan(10);
    const notes = done.entries.flatMap((one) => one.notes);
    expect(notes).toContain(`${old.host} was not reached several times and is not asked any more.`);
  });

  it('of a site that is not in the file are refused', async () => {
    const plan = await planned(file(), 'old.xml');
    const answer = await asStaff(site, `POST ${route}/${plan.import.id}/start`, {
      asDrafts: true,
      fetchFrom: ['intranet.example'],
    });
    expect([answer.status, answer.json()]).toMatchObject([
      422,
      { message: 'No picture of this file lies on intranet.example.' },
    ]);
    expect((await read(plan.import.id)).import.state).toBe('ready');
  });
});

describe('an export', () => {
  it('brought in again finds every item and picture as it is', async () => {
    const plan = await planned(
      await zipped({ 'one.md': post('One', '![lamp](lamp.jpg)', 'image: lamp.jpg\n'), 'lamp.jpg': photo }),
      'a.zip',
    );
    await run(plan, false);
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
    const draft = await editor.added('post', samplePost, 'only-a-draft');
    await editor.publishedInHindi(draft, { title: 'दीये', content: 'पीतल।' });
    const answer = await asStaff(site, 'GET /api/staff/content-export');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="content-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const path = join(await mkdtemp(join(tmpdir(), 'export-')), 'a.zip');
    const content = answer.bytes;
    await pipeline([content], createWriteStream(path));
    const source = await openImportSource(path, 'a.zip', reading);
    const live: Record<string, boolean> = {};
    const files: string[] = [];
    for await (const item of source.items()) {
      live[item.title] = item.live;
      files.push(`${item.source} ${item.locale}`);
    }
    source.close();
    expect(live).toMatchObject({ One: true, Asha: true, [String(samplePost['title'])]: false });
    expect(live).toMatchObject({ दीये: true });
    expect(files).toContain('post/only-a-draft.md en');
    expect(files).toContain('post/only-a-draft.hi.md hi');
    const again = await planned(content, 'content.zip');
    expect(again.import.counts).toMatchObject({ new: 0, change: 0, skip: 0 });
  });
});

describe('content that was not public at its source', () => {
  const hidden: [what: string, name: string, content: string][] = [
    ...[
      'draft: true',
      'draft: yes',
      'draft: "true"',
      'Draft: "on"',
      'published: false',
      'published: "no"',
      'published: 2199-01-01',
      'status: draft',
      'status: pending',
      'status: whatever',
      'visibility: members',
      'private: true',
      'password: open-sesame',
      'live: maybe',
      'expiryDate: 2020-01-01',
      'publishDate: 2199-01-01T10:00:00Z',
      'draft: false\nstatus: private',
      'draft: {a: 1}',
    ].map((line): [string, string, string] => [line, 'a.md', post('Secret', 'Not for all.', `${line}\n`)]),
    [
      'a day that is still to come',
      'a.md',
      post('Secret', 'Not for all.').replace('2026-11-01', '2199-11-01'),
    ],
    [
      'TOML with draft = true',
      'a.md',
      '+++\ntitle = "Secret"\nexcerpt = "Words."\ncategory = "events"\ndate = 2026-11-01\ndraft = true\n+++\nNot for all.\n',
    ],
  ];
  it.each(hidden)('%s becomes a draft with a note', async (_, name, content) => {
    const plan = await planned(content, name);
    expect(plan.entries[0]!.notes).toEqual([expect.stringMatching(/^A draft\. /)]);
    const done = await run(plan, false);
    expect(done.import).toMatchObject({ done: 1, failed: 0 });
    const [item] = await site.db.select().from(contentItems);
    expect(item).toMatchObject({ live: 'never', title: 'Secret', draftData: { content: 'Not for all.' } });
  });

  it.each([
    ['nothing said', ''],
    ['draft: false', 'draft: false\n'],
    ['status: publish', 'status: publish\npublished: true\n'],
    ['a day that has been', 'published: 2020-01-01\n'],
  ])('%s is published', async (_, more) => {
    const plan = await planned(post('Open', 'For all.', more), 'open.md');
    await run(plan, false);
    expect((await site.db.select().from(contentItems))[0]).toMatchObject({ live: 'published' });
  });

  it('in TOML is published where that says so', async () => {
    const toml =
      '+++\ntitle = "Open"\nexcerpt = "Words."\ncategory = "events"\ndate = 2026-11-01\ndraft = false\n+++\nText.\n';
    await run(await planned(toml, 'open.md'), false);
    expect((await site.db.select().from(contentItems))[0]).toMatchObject({ live: 'published' });
    expect((await blog('open')).json<Blog>()).toMatchObject({ title: 'Open', date: '2026-11-01' });
  });

  it('is a folder of drafts, too', async () => {
    const files = {
      '_drafts/a.md': post('Secret', 'Not for all.'),
      'content/drafts/b.md': post('Two', 'No.'),
    };
    const plan = await planned(await zipped(files), 'site.zip');
    expect(plan.entries.map(({ notes }) => notes[0])).toEqual([
      'A draft. It lay in the folder “_drafts”.',
      'A draft. It lay in the folder “drafts”.',
    ]);
    await run(plan, false);
    for (const item of await site.db.select().from(contentItems)) expect(item.live).toBe('never');
  });

  const wordpress = (id: number, more: string, status = 'publish', day = '2020-01-05') =>
    `<item><title>Post ${id}</title><link>https://old.example/p${id}</link><content:encoded><![CDATA[<p>Words.</p>]]></content:encoded>
<excerpt:encoded><![CDATA[Ex.]]></excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_name>p${id}</wp:post_name><wp:status>${status}</wp:status>
<wp:post_type>post</wp:post_type><wp:post_date>${day} 10:00:00</wp:post_date>${more}<category domain="category" nicename="events">Events</category></item>`;
  const exported = (items: string) =>
    `<rss xmlns:wp="a" xmlns:content="b" xmlns:excerpt="c"><channel><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`;

  it('is a post of WordPress with a password, of another state or of a day to come', async () => {
    const posts = [
      wordpress(1, '<wp:post_password><![CDATA[open-sesame]]></wp:post_password>'),
      wordpress(2, '', 'private'),
      wordpress(3, '', 'future', '2199-01-05'),
      wordpress(4, '', 'publish', '2199-01-05'),
      wordpress(5, '', ''),
      wordpress(6, '<wp:post_password></wp:post_password>'),
    ];
    const done = await run(await planned(exported(posts.join('')), 'a.xml'), false);
    expect(done.import.failed).toBe(0);
    const items = await site.db.select().from(contentItems);
    expect(items.filter(({ live }) => live === 'published').map(({ title }) => title)).toEqual(['Post 6']);
    expect(JSON.stringify(done.entries)).not.toContain('open-sesame');
  });

  it('and a text that once stopped the site is named, and the others come in', async () => {
    const bold = Array.from({ length: 2000 }, (__, at) => `<b a=${at}>`).join('');
    const deadly = wordpress(1, '').replace('<p>Words.</p>', `<p>${bold}x${'<p>x'.repeat(6000)}`);
    const plan = await planned(exported(deadly + wordpress(2, '')), 'deadly.xml');
    expect(plan.import.state).toBe('ready');
    expect(plan.entries.map(({ source, action }) => [source, action]).slice(0, 2)).toEqual([
      ['post 1', 'skip'],
      ['post 2', 'new'],
    ]);
    const quotes = await planned(`---\ntitle: Quotes\n---\n${'> '.repeat(50_000)}![a](b.jpg)`, 'quotes.md');
    expect(quotes.import.state).toBe('ready');
  });
});
