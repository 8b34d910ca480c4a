/** @postgres writers race for one address and one version */
import { count, eq } from '#platform/db/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentItem, ContentRow } from '#contract/desk/content/content-item.ts';
import { contentItems, events } from '#platform/db/tables.ts';
import { eventChannel } from '#platform/events.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

let now = new Date('2026-11-22T04:00:00Z');
const site = setUpTestSite({ clock: () => now });
let asha: ReturnType<typeof contentOf>;
let ravi: ReturnType<typeof contentOf>;
beforeAll(async () => {
  asha = contentOf(site);
  ravi = contentOf(site, 'ravi');
});
beforeEach(() => site.reset());

const listed = async (type: string, query = '') =>
  (await asStaff(site, `GET /api/staff/content/${type}${query}`)).json<{
    items: ContentRow[];
    total: number;
  }>();
const wrongIn = (answer: { json: <T>() => T }) =>
  answer.json<{ fieldErrors?: Record<string, string> }>().fieldErrors ?? {};

describe('POST /api/staff/content/{type}', () => {
  it('begins a draft whose address is made from its title', async () => {
    const answer = await asha.add('post', { title: 'Café & Mandap: घर Guide' });
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({
      key: 'cafe-mandap-ghar-guide',
      live: 'never',
      draft: 'draft',
      number: 0,
      published: null,
      path: '/blogs/cafe-mandap-ghar-guide',
      updatedBy: 'asha',
      data: { title: 'Café & Mandap: घर Guide' },
    });
  });

  it.each([
    ['', 'post'],
    ['???', 'post'],
    ['வீடு', 'post'],
    [`${'long '.repeat(23)}end`, /^(?:long-){14}long$/],
    ['x'.repeat(120), 'x'.repeat(75)],
  ])('calls %j by an address that can be', async (title, key) => {
    const { key: made } = await asha.added('post', title ? { title } : {});
    expect(made).toMatch(key);
    expect(made).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it('gives each of several who begin at once an address of its own', async () => {
    const titles = await Promise.all(Array.from({ length: 5 }, () => asha.added('post', { title: 'Same' })));
    expect(titles.map(({ key }) => key).toSorted()).toEqual(['same', 'same-2', 'same-3', 'same-4', 'same-5']);
  });

  it('refuses an address that another item has or is published under', async () => {
    const item = await asha.published('post', samplePost, 'lamps');
    await asha.save(item, {}, 'lights');
    for (const key of ['lamps', 'lights']) {
      const answer = await asha.add('post', samplePost, key);
      expect(answer.status).toBe(422);
      expect(wrongIn(answer)).toEqual({ key: 'Another post has this address.' });
    }
  });

  it('adds nothing to a type of fixed items', async () => {
    expect((await asha.add('text', { body: 'Mine' })).status).toBe(409);
  });

  it.each([
    ['a title of 10,000 characters', { title: 'x'.repeat(10_000) }, 'title'],
    ['a title of two lines', { title: 'a\nb' }, 'title'],
    ['a category that none can have', { category: 'Gardens & more' }, 'category'],
    ['a picture from elsewhere', { image: 'https://evil.example/x.png' }, 'image'],
    ['a picture beside its folder', { image: '/art/../x' }, 'image'],
    ['a day that is none', { date: '2026-02-30' }, 'date'],
    ['a field that is not known', { price: 1 }, 'price'],
    ['a number for a text', { content: 7 }, 'content'],
    ['a character that cannot be stored', { content: 'a\u0000b' }, 'content'],
    ['half a pair', { title: '\ud83d' }, 'title'],
    ['a text that is too long by one', { content: 'x'.repeat(200_001) }, 'content'],
  ])('refuses %s and names its place', async (_, changes, place) => {
    const answer = await asha.add('post', changes);
    expect(answer.status).toBe(422);
    // Values that nothing can store are refused before validation by type, with their place in the call.
    expect(Object.keys(wrongIn(answer)).map((at) => at.replace(/^changes\./, ''))).toEqual([place]);
    expect(await site.db.$count(contentItems)).toBe(0);
  });

  it('takes the longest text there may be, in any script', async () => {
    const content = 'घ'.repeat(200_000);
    expect((await asha.added('post', { content })).data['content']).toBe(content);
  });

  it('names the place within a list', async () => {
    const languages = [
      { language: 'Hindi', rating: 5 },
      { language: 'Tamil', rating: 6 },
    ];
    expect(Object.keys(wrongIn(await asha.add('crew', { languages })))).toEqual(['languages.1.rating']);
  });

  it('answers 413 to what is far too long', async () => {
    expect((await asha.add('post', { content: 'x'.repeat(2 * 1024 * 1024) })).status).toBe(413);
  });
});

describe('PATCH /api/staff/content/{type}/{itemId}', () => {
  let item: ContentItem;
  beforeEach(async () => {
    item = await asha.published('post', samplePost);
  });

  it('saves only what was changed, and visitors see nothing of it', async () => {
    const saved = (await asha.save(item, { title: 'Other lamps' })).json<ContentItem>();
    expect(saved).toMatchObject({
      live: 'published',
      draft: 'draft',
      version: item.version + 1,
      key: item.key,
      data: { ...samplePost, title: 'Other lamps' },
      published: samplePost,
      title: 'Other lamps',
    });
    expect((await site.get(`/api/blog/${item.key}`)).json()).toMatchObject({ title: samplePost['title'] });
  });

  it('never overwrites with a save made on an older version, and says who was there', async () => {
    await ravi.save(item, { title: 'By Ravi' });
    const stale = await asha.save(item, { title: 'By Asha' });
    expect(stale.status).toBe(409);
    expect(stale.json()).toMatchObject({ message: 'ravi has changed this meanwhile.' });
    expect((await asha.read(item)).data['title']).toBe('By Ravi');
  });

  it('lets one of two in that arrive at the same moment', async () => {
    const answers = await Promise.all([
      asha.save(item, { title: 'One' }),
      ravi.save(item, { excerpt: 'Two' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('takes a save that comes a second time, because its answer was lost', async () => {
    const first = (await asha.save(item, { title: 'Once' })).json<ContentItem>();
    const second = await asha.save(item, { title: 'Once' });
    expect(second.status).toBe(200);
    expect(second.json()).toEqual(first);
  });

  it('empties a field, and has no draft once all is as it was', async () => {
    const emptied = (await asha.save(item, { excerpt: null, image: null })).json<ContentItem>();
    expect(emptied.data).not.toHaveProperty('excerpt');
    expect(emptied.problems).toEqual([{ field: 'excerpt', message: 'Excerpt is missing.' }]);
    const again = (await asha.save(emptied, { excerpt: samplePost['excerpt'] })).json<ContentItem>();
    expect(again).toMatchObject({ draft: 'none', live: 'published' });
  });

  it('keeps what was typed byte for byte', async () => {
    const content = '  # Ä \r\n\r\n\t* x  \n\n<b>&amp;</b> ``` \n';
    expect((await asha.save(item, { content })).json<ContentItem>().data['content']).toBe(content);
  });

  it('lets the address follow the title until it is published or chosen', async () => {
    const begun = await asha.added('post', {});
    const titled = (await asha.save(begun, { title: 'A roof' })).json<ContentItem>();
    expect(titled.key).toBe('a-roof');
    const chosen = (await asha.save(titled, {}, 'roofs')).json<ContentItem>();
    expect((await asha.save(chosen, { title: 'Walls' })).json()).toMatchObject({ key: 'roofs' });
    expect((await asha.save(item, { title: 'Something else' })).json()).toMatchObject({ key: item.key });
  });

  it('is announced with every save to everybody who has it open', async () => {
    const heard: string[] = [];
    const stop = await site.handle.listen(eventChannel, (id) => heard.push(id));
    try {
      let last = item;
      for (const title of ['a', 'b', 'c']) last = (await asha.save(last, { title })).json<ContentItem>();
      await expect.poll(() => heard).toHaveLength(3);
      expect(new Set(heard).size).toBe(1);
    } finally {
      await stop();
    }
  });

  it('tells the record once in ten minutes of each person', async () => {
    const saves = async () =>
      (await site.db.select({ count: count() }).from(events).where(eq(events.type, 'content.saved')))[0]!
        .count;
    let last = item;
    for (const title of ['a', 'b', 'c']) last = (await asha.save(last, { title })).json<ContentItem>();
    expect(await saves()).toBe(1);
    last = (await ravi.save(last, { title: 'd' })).json<ContentItem>();
    expect(await saves()).toBe(2);
    now = new Date(now.getTime() + 10 * 60_000);
    await asha.save(last, { title: 'e' });
    expect(await saves()).toBe(3);
  });

  it.each(['-', '0192f000-0000-7000-8000-000000000000'])('answers 404 for %s', async (id) => {
    expect((await asha.save({ ...item, id }, {})).status).toBe(404);
    expect((await asha.save({ ...item, type: 'crew' }, {})).status).toBe(404);
  });
});

describe('GET /api/staff/content/{type}', () => {
  it('finds by words, states and pages', async () => {
    await asha.published('post', samplePost);
    for (let index = 0; index < 51; index += 1) await asha.add('post', { title: `Draft ${index}` });
    const all = await listed('post');
    expect([all.items.length, all.total]).toEqual([50, 52]);
    expect((await listed('post', '?page=2')).items).toHaveLength(2);
    expect((await listed('post', '?q=WINTER%20lamps')).items.map(({ live }) => live)).toEqual(['published']);
    expect((await listed('post', '?q=%25')).total).toBe(0);
    expect((await listed('post', '?draft=none')).total).toBe(1);
    expect((await listed('post', '?live=never&q=draft%201')).total).toBe(14);
    expect(JSON.stringify(all)).not.toContain('brass');
  });
});

describe('PUT /api/staff/content/{type}', () => {
  it('sets the order, and leaves the version of who is writing alone', async () => {
    const [a, b, c] = [
      await asha.added('crew', { fullName: 'A' }),
      await asha.added('crew', { fullName: 'B' }),
      await asha.added('crew', { fullName: 'C' }),
    ];
    const order = (ids: string[]) => asStaff(site, 'PUT /api/staff/content/crew', { ids });
    const names = async () => (await listed('crew')).items.map(({ title }) => title);
    expect(await names()).toEqual(['A', 'B', 'C']);
    expect((await order([c.id, a.id])).json()).toMatchObject({
      items: [{ title: 'C' }, { title: 'A' }, { title: 'B' }],
    });
    await order([b.id, b.id, '0192f000-0000-7000-8000-000000000000']);
    expect(await names()).toEqual(['B', 'C', 'A']);
    expect((await asha.read(a)).version).toBe(a.version);
    expect((await asStaff(site, 'PUT /api/staff/content/post', { ids: [] })).status).toBe(409);
  });
});
