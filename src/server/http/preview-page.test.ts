/** @postgres a page is drawn in a transaction that is rolled back, while others read */
import { Writable } from 'node:stream';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#facts/time.ts';
import type { ContentPreview } from '#contract/desk/content/content-previews.ts';
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import type { HelpResult } from '#contract/help.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import { createLog } from '#platform/log.ts';
import { blogs, contentItems, contentPreviews, contentVersions } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { plainPages } from '#support/plain-pages.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const start = new Date('2026-11-22T04:00:00Z');
let now = start;
const logged: string[] = [];
const into = new Writable({
  write(chunk: Buffer, _, done) {
    logged.push(String(chunk));
    done();
  },
});
const site = setUpTestSite({ clock: () => now, pages: plainPages(), log: createLog('info', into) });
let asha: ReturnType<typeof contentOf>;
beforeAll(async () => {
  asha = contentOf(site);
});
beforeEach(async () => {
  now = start;
  await site.reset();
  await site.drop(['blog', 'crew', 'market', 'gallery'], { hard: true });
});

const previews = ({ type, id }: Pick<ContentItem, 'type' | 'id'>) =>
  `/api/staff/content/${type}/${id}/previews`;
type Made = ContentPreview & { link: string };
const linkTo = async (item: Pick<ContentItem, 'type' | 'id'>) =>
  (await asStaff(site, `POST ${previews(item)}`, {})).json<Made>();
const pathOf = ({ link }: Made) => new URL(link).pathname;

describe('GET /preview/:secret', () => {
  it('shows the page as it will be, to somebody without an account, and nobody else', async () => {
    const item = await asha.added('post', samplePost);
    const page = await site.get(pathOf(await linkTo(item)));
    expect(page.status).toBe(200);
    expect(page.text).toContain('<title>/blogs/lamps-for-a-winter-wedding</title>');
    expect(page.text).toContain('<strong>oil</strong>');
    expect(page.text).not.toContain('<script');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
    expect((await site.get(`/blogs/${item.key}`)).status).toBe(404);
    expect((await site.get(`/api/blog/${item.key}`)).status).toBe(404);
  });

  it('shows a type that has no table of its own, and what is still missing of it by its name', async () => {
    const photos = [{ picture: '/art/gallery/haldi', caption: 'Haldi', alt: 'Turmeric.' }];
    const item = await asha.added('album', { photos });
    const page = await site.get(pathOf(await linkTo(item)));
    expect(page.text).toContain('"heading":"[Heading]"');
    expect(page.text).toContain('haldi-960.webp');
    expect((await site.get('/api/gallery')).json()).toEqual([]);
  });

  it('shows words in another language on their own page, with and without the English one before visitors', async () => {
    const words = { title: 'सर्दी के दीये', content: 'पीतल का **दीया**।' };
    for (const item of [
      await asha.published('post', samplePost),
      await asha.added('post', samplePost, 'unseen'),
    ]) {
      const side = await asha.inHindi(item, words);
      const path = pathOf(await linkTo(side));
      const page = await site.get(path);
      expect(page.text).toContain(`<title>/hi/blogs/${item.key}</title>`);
      expect(page.text).toContain('<strong>दीया</strong>');
      expect(page.text).toContain(String(samplePost['excerpt']));
      expect((await site.get(`${path}?page=/hi/blogs`)).text).toContain(words.title);
      expect((await site.get(`${path}?page=/blogs`)).text).not.toContain(words.title);
      for (const address of [`/hi/blogs/${item.key}`, '/hi/blogs', `/hi/api/blog/${item.key}`])
        expect((await site.get(address)).text).not.toContain('दीया');
    }
  });

  it('leaves no trace, even when the page is drawn while others read', async () => {
    const item = await asha.published('post', samplePost);
    const saved = (await asha.save(item, { title: 'Not yet' }, 'not-yet')).json<ContentItem>();
    const path = pathOf(await linkTo(item));
    const before = [await site.db.select().from(blogs), await site.db.select().from(contentItems)];
    const answers = await Promise.all([
      site.get(path),
      site.get('/blogs'),
      site.get(`${path}?page=/blogs`),
      site.get('/blogs'),
      site.get(`/blogs/${item.key}`),
      site.get('/api/blog/blog'),
    ]);
    expect(answers.map(({ text }) => text.includes('Not yet'))).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await site.get('/blogs')).text).not.toContain('Not yet');
    expect((await site.get('/blogs/not-yet')).status).toBe(404);
    expect((await site.get(`/blogs/${item.key}`)).headers['location']).toBeUndefined();
    expect([await site.db.select().from(blogs), await site.db.select().from(contentItems)]).toEqual(before);
    expect(await site.db.$count(contentVersions)).toBe(1);
    expect((await asha.read(saved)).version).toBe(saved.version);
  });

  it('teaches nothing to what is kept in memory', async () => {
    const item = await asha.added('post', { ...samplePost, title: 'Zardozi embroidery' });
    const path = pathOf(await linkTo(item));
    const inHelp = async () => (await site.get('/api/help?q=zardozi')).json<HelpResult[]>();
    const suggested = async () => (await site.get('/api/vendors/suggest?q=zardozi')).json<Suggestion[]>();
    await site.get(path);
    await site.get(`${path}?page=/blogs`);
    expect(JSON.stringify([await inHelp(), await suggested()])).not.toContain('Zardozi');
  });

  it('names what is still missing', async () => {
    for (const type of ['post', 'crew', 'market'] as const) {
      const page = await site.get(pathOf(await linkTo(await asha.added(type, {}))));
      expect([type, page.status]).toEqual([type, 200]);
      expect(page.text).toContain(type === 'post' ? '[Title]' : type === 'crew' ? '[Full name]' : '[Name]');
    }
  });

  it('shows no page that is not public', async () => {
    const path = pathOf(await linkTo(await asha.added('post', samplePost)));
    for (const page of [
      '/account',
      '//evil.example',
      'https://evil.example',
      '/desk',
      '/nowhere',
      '/enquiry/x',
    ])
      expect((await site.get(`${path}?page=${encodeURIComponent(page)}`)).text).toContain(
        '<title>/blogs/lamps',
      );
  });

  it('ends after seven days, when it is ended, and with its item', async () => {
    const item = await asha.added('post', samplePost);
    const made = [await linkTo(item), await linkTo(item), await linkTo(item)];
    const left = await asStaff(site, `DELETE ${previews(item)}/${made[0]!.id}`);
    expect(left.json<ContentPreview[]>().map(({ id }) => id)).toEqual([made[2]!.id, made[1]!.id]);
    expect(JSON.stringify(left.json())).not.toContain('preview/');
    const statuses = async () => Promise.all(made.map(async (one) => (await site.get(pathOf(one))).status));
    expect(await statuses()).toEqual([404, 200, 200]);
    now = new Date(start.getTime() + 7 * dayMs - 1);
    expect(await statuses()).toEqual([404, 200, 200]);
    now = new Date(start.getTime() + 7 * dayMs);
    expect(await statuses()).toEqual([404, 404, 404]);
    expect((await asStaff(site, `GET ${previews(item)}`)).json()).toEqual([]);
    await site.destroyWhatIsOld();
    expect(await site.db.$count(contentPreviews)).toBe(0);
    const last = await linkTo(item);
    await asha.done(await asha.read(item), 'remove');
    expect((await site.get(pathOf(last))).status).toBe(404);
  });

  it('is made twenty times at most', async () => {
    const item = await asha.added('post', samplePost);
    for (let count = 0; count < 20; count += 1) await linkTo(item);
    expect((await asStaff(site, `POST ${previews(item)}`, {})).status).toBe(409);
  });

  it('is told to nobody: not to the log, not to the table', async () => {
    const item = await asha.added('post', samplePost);
    const made = await linkTo(item);
    const secret = pathOf(made).split('/')[2]!;
    expect(secret.length).toBeGreaterThanOrEqual(43);
    await site.get(pathOf(made));
    await site.get(`/preview//${secret}`);
    expect(logged.join('')).toContain('/preview/-');
    expect(logged.join('')).not.toContain(secret);
    expect(JSON.stringify(await site.db.select().from(contentPreviews))).not.toContain(secret);
    for (const wrong of [secret.slice(1), `${secret}x`, 'x'.repeat(400), '%00'])
      expect((await site.get(`/preview/${wrong}`)).status).toBe(404);
  });
});

describe('an address that changed', () => {
  it('answers 301 on its page, and never a chain', async () => {
    let item = await asha.published('post', samplePost, 'first');
    expect((await site.get('/blogs/first')).status).toBe(200);
    for (const key of ['second', 'third'])
      item = await asha.done((await asha.save(item, {}, key)).json<ContentItem>(), 'publish');
    for (const old of ['/blogs/first', '/blogs/second', '/blogs/FIRST']) {
      const answer = await site.get(old);
      expect([answer.status, answer.headers['location']]).toEqual([301, '/blogs/third']);
    }
    expect((await site.get('/blogs/third')).status).toBe(200);
    await asha.done(item, 'unpublish');
    expect((await site.get('/blogs/first')).status).toBe(404);
    expect((await site.get('/blogs/third')).status).toBe(404);
  });
});
