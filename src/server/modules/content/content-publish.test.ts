/** @postgres two publications race for one item */
import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Blog, BlogCard } from '#contract/blogs.ts';
import type { Meetup } from '#contract/communities.ts';
import type { ContentVersion } from '#contract/desk/content/content-versions.ts';
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import type { CrewMember } from '#contract/crew.ts';
import type { Market } from '#contract/markets.ts';
import { contentItems, contentVersions, events, markets, vendors } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { registerVendor } from '#support/vendor-samples.ts';

const now = new Date('2026-11-22T04:00:00Z');
const site = setUpTestSite({ clock: () => now });
let asha: ReturnType<typeof contentOf>;
beforeAll(async () => {
  asha = contentOf(site);
});
beforeEach(async () => {
  await site.reset();
  await site.drop(['blog', 'market', 'crew', 'meetups', 'page:terms'], { hard: true });
});

const blog = async (id: string) => site.get(`/api/blog/${id}`);
const titles = async () => (await site.get('/api/blog/blog')).json<BlogCard[]>().map(({ title }) => title);
const versionsOf = async ({ type, id }: ContentItem) =>
  (await asStaff(site, `GET /api/staff/content/${type}/${id}/versions`)).json<ContentVersion[]>();

describe('publishing a post', () => {
  it('shows it to the next visitor, in lists and by itself, and keeps a version', async () => {
    expect(await titles()).toEqual([]);
    const item = await asha.published('post', samplePost);
    expect(item).toMatchObject({
      live: 'published',
      draft: 'none',
      number: 1,
      publishedAt: now.toISOString(),
    });
    expect(await titles()).toEqual([samplePost['title']]);
    expect((await blog(item.key)).json<Blog>().html).toContain('<strong>oil</strong>');
    expect((await site.get('/blogs/rss.xml')).text).toContain(`/blogs/${item.key}`);
    expect((await site.get('/sitemaps/pages.xml')).text).toContain(`/blogs/${item.key}`);
    expect(await versionsOf(item)).toEqual([
      { number: 1, key: item.key, at: now.toISOString(), by: 'asha', words: expect.any(Number) },
    ]);
    const [event] = await site.db.select().from(events).where(eq(events.type, 'content.published'));
    expect(event).toMatchObject({ subjectId: item.id, facts: { type: 'post', number: 1 } });
  });

  it('says of each place what is missing, and changes nothing', async () => {
    const item = await asha.added('post', { title: 'Only a title', excerpt: ' ' });
    expect(item.problems.map(({ field }) => field)).toEqual(['excerpt', 'category', 'date', 'content']);
    const answer = await asha.step(item, 'publish');
    expect(answer.status).toBe(422);
    expect(answer.json<{ fieldErrors: object }>().fieldErrors).toEqual({
      excerpt: 'Excerpt is missing.',
      category: 'Category is missing.',
      date: 'Day printed on it is missing.',
      content: 'Text is missing.',
    });
    expect(await asha.read(item)).toEqual(item);
    expect(await site.db.$count(contentVersions)).toBe(0);
  });

  it('has one outcome and one clear refusal when two do it at the same second', async () => {
    const item = await asha.added('post', samplePost);
    const answers = await Promise.all([
      asha.step(item, 'publish'),
      contentOf(site, 'ravi').step(item, 'publish'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refusal = answers.find(({ status }) => status === 409)!.json<{ message: string }>();
    expect(refusal.message).toMatch(/^(asha|ravi) has changed this meanwhile\.$/);
    expect(await site.db.$count(contentVersions)).toBe(1);
  });

  it('leaves nothing half done when it fails in the middle', async () => {
    const item = await asha.added('post', samplePost);
    await site.db.execute(`alter table blogs add constraint no_lamps check (title not like 'Lamps%')`);
    try {
      expect((await asha.step(item, 'publish')).status).toBe(500);
    } finally {
      await site.db.execute('alter table blogs drop constraint no_lamps');
    }
    expect(await asha.read(item)).toEqual(item);
    expect(await site.db.$count(contentVersions)).toBe(0);
    await asha.done(item, 'publish');
  });

  it('is not undone by what is saved afterwards', async () => {
    let item = await asha.published('post', samplePost);
    item = (await asha.save(item, { title: 'A draft of it' })).json<ContentItem>();
    expect(item).toMatchObject({ live: 'published', draft: 'draft' });
    expect(await titles()).toEqual([samplePost['title']]);
    item = await asha.done(item, 'publish');
    expect(item).toMatchObject({ number: 2, draft: 'none' });
    expect(await titles()).toEqual(['A draft of it']);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&colon;alert(1))',
    '![x](data:text/html;base64,PHNjcmlwdD4=)',
    '<svg/onload=alert(1)>',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '"><script>alert(1)</script>',
    '[a](https://example.in" onmouseover="alert(1))',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '`<script>alert(1)</script>`',
    '[^1]\n\n[^1]: <script>alert(1)</script>',
    '| <script>alert(1)</script> |\n|-|\n| x |',
    '<https://example.in/<script>alert(1)</script>>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])('keeps %j as it was typed and shows it without harm', async (content) => {
    const item = await asha.published('post', {
      ...samplePost,
      title: content.slice(0, 100).replaceAll('\n', ' '),
      content,
    });
    expect(item.published!['content']).toBe(content);
    const { html } = (await blog(item.key)).json<Blog>();
    // Everything outside tags is text.
    const tags = (html.match(/<[^>]*>/g) ?? []).join('');
    expect(tags).not.toMatch(/<script|<svg|<iframe|<math|<style|<form|\son\w+=|javascript:|data:/i);
    const shown = (await asStaff(site, 'POST /api/staff/content-html', { markdown: content })).json<{
      html: string;
    }>();
    expect(shown.html).toBe(html);
  });
});

describe('an address that changes', () => {
  it('answers 301 to the present one, and never a chain', async () => {
    let item = await asha.published('post', samplePost, 'first');
    for (const key of ['second', 'third']) {
      item = (await asha.save(item, {}, key)).json<ContentItem>();
      expect((await blog(key)).status).toBe(404);
      item = await asha.done(item, 'publish');
    }
    expect(item.oldPaths).toEqual(['/blogs/first', '/blogs/second']);
    for (const old of ['first', 'second']) {
      const answer = await blog(old);
      expect([answer.status, answer.headers['location']]).toEqual([301, '/api/blog/third']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await blog('third')).status).toBe(200);
    const sitemap = (await site.get('/sitemaps/pages.xml')).text;
    expect(sitemap).toContain('/blogs/third<');
    expect(sitemap).not.toContain('/blogs/second<');
  });

  it('leads nowhere once it is in use again', async () => {
    let item = await asha.published('post', samplePost, 'first');
    item = await asha.done((await asha.save(item, {}, 'second')).json<ContentItem>(), 'publish');
    const other = await asha.published('post', { ...samplePost, title: 'Another' }, 'first');
    expect((await blog('first')).json<Blog>().title).toBe('Another');
    expect((await asha.read(item)).oldPaths).toEqual([]);
    item = await asha.done((await asha.save(item, {}, 'third')).json<ContentItem>(), 'publish');
    await asha.done(other, 'unpublish');
    expect((await blog('first')).status).toBe(404);
    expect((await blog('second')).headers['location']).toBe('/api/blog/third');
    // The item gets an address of its own again.
    item = await asha.done((await asha.save(item, {}, 'second')).json<ContentItem>(), 'publish');
    expect((await blog('second')).status).toBe(200);
    expect((await blog('third')).headers['location']).toBe('/api/blog/second');
  });

  it('answers 404 when what it led to is taken off the site', async () => {
    let item = await asha.published('post', samplePost, 'first');
    item = await asha.done((await asha.save(item, {}, 'second')).json<ContentItem>(), 'publish');
    await asha.done(item, 'unpublish');
    expect((await blog('first')).status).toBe(404);
  });
});

describe('the other steps', () => {
  it('take off the site, put back, drop changes, restore and delete', async () => {
    let item = await asha.published('post', samplePost);
    item = await asha.done(item, 'unpublish');
    expect(await titles()).toEqual([]);
    expect((await asha.step(item, 'unpublish')).status).toBe(409);
    item = await asha.done(item, 'show');
    expect(await titles()).toEqual([samplePost['title']]);
    item = (await asha.save(item, { title: 'Changed' }, 'elsewhere')).json<ContentItem>();
    item = await asha.done(item, 'discard');
    expect(item).toMatchObject({
      draft: 'none',
      data: samplePost,
      title: samplePost['title'],
      key: item.publishedKey,
    });
    item = await asha.done((await asha.save(item, { title: 'Second' })).json<ContentItem>(), 'publish');
    item = await asha.done(item, 'restore', { number: 1 });
    expect(item).toMatchObject({ live: 'published', draft: 'draft', data: samplePost });
    expect(await titles()).toEqual(['Second']);
    item = await asha.done(item, 'publish');
    expect((await versionsOf(item)).map(({ number }) => number)).toEqual([3, 2, 1]);
    const second = await asStaff(site, `GET /api/staff/content/post/${item.id}/versions/2`);
    expect(second.json()).toMatchObject({ data: { title: 'Second' } });
    expect((await asha.step(item, 'restore', { number: 9 })).status).toBe(422);
    expect((await asha.step(item, 'restore')).status).toBe(422);
    expect((await asha.step(item, 'remove')).status).toBe(409);
    item = await asha.done(item, 'unpublish');
    expect(await asha.done(item, 'remove')).toBeNull();
    expect(await site.db.$count(contentItems)).toBe(0);
    expect(await site.db.$count(contentVersions)).toBe(0);
  });

  it('go through review and back', async () => {
    let item = await asha.added('post', samplePost);
    expect((await asha.step(item, 'return')).status).toBe(409);
    item = await asha.done(item, 'submit');
    item = (await asha.save(item, { title: 'Read once more' })).json<ContentItem>();
    expect(item.draft).toBe('review');
    item = await asha.done(item, 'return');
    expect(item.draft).toBe('draft');
    expect((await asha.step({ ...item, version: 1 }, 'publish')).status).toBe(409);
  });
});

describe('the other types', () => {
  it('are published where visitors find them', async () => {
    const member = {
      fullName: 'Neha Rawat',
      age: 24,
      gender: 'Woman',
      height: '165 cm',
      highestQualification: 'BA',
      days: ['sat'],
    };
    const crew = await asha.published('crew', member);
    const { data } = (await site.get('/api/crewmembers/crew-members')).json<{ data: CrewMember[] }>();
    expect(data).toEqual([
      { _id: crew.id, picture: null, skills: [], languages: [], hobbies: [], ...member },
    ]);

    const meetup = {
      title: 'Lamps',
      community: 'weddings',
      startsAt: '2026-12-05T05:30:00.000Z',
      endsAt: '2026-12-05T07:30:00.000Z',
      place: 'Khan Market',
      description: 'Bring a lamp.',
    };
    const backwards = await asha.added('meetup', { ...meetup, endsAt: meetup.startsAt });
    expect((await asha.step(backwards, 'publish')).status).toBe(422);
    const { id } = await asha.published('meetup', meetup);
    expect((await site.get('/api/communities/meetups')).json<Meetup[]>()).toMatchObject([{ id, ...meetup }]);
  });

  it('move at once when their order changes', async () => {
    const member = { age: 24, gender: 'Woman', height: '165 cm', highestQualification: 'BA' };
    const names = async () =>
      (await site.get('/api/crewmembers/crew-members'))
        .json<{ data: CrewMember[] }>()
        .data.map(({ fullName }) => fullName);
    await asha.published('crew', { ...member, fullName: 'A' });
    let b = await asha.published('crew', { ...member, fullName: 'B' });
    b = (await asha.save(b, { fullName: 'B as a draft' })).json<ContentItem>();
    expect(await names()).toEqual(['A', 'B']);
    await asStaff(site, 'PUT /api/staff/content/crew', { ids: [b.id] });
    expect(await names()).toEqual(['B', 'A']);
  });

  it('agree about a market, whichever way it is changed', async () => {
    const khan = {
      id: 'khan-market',
      name: 'Khan Market',
      route: '/khanmkt',
      latitude: 28.6,
      longitude: 77.2,
    };
    await site.db.insert(markets).values(khan);
    const byScript = await asStaff(site, 'PUT /api/staff/markets/khan-market', {
      metro: 'One',
      checkedOn: '2026-11-21',
    });
    expect(byScript.status).toBe(200);
    const [row] = await site.db.select().from(contentItems).where(eq(contentItems.key, 'khan-market'));
    let item = await asha.read({ type: 'market', id: row!.id });
    expect(item).toMatchObject({ live: 'published', number: 2, draft: 'none', data: { metro: 'One' } });
    item = (await asha.save(item, { bestHours: 'Before noon' })).json<ContentItem>();
    await asStaff(site, 'PUT /api/staff/markets/khan-market', { metro: 'Two', checkedOn: '2026-11-22' });
    expect((await asha.step(item, 'publish')).status).toBe(409);
    item = await asha.done(await asha.read(item), 'publish');
    expect((await site.get('/api/markets/khan-market')).json<Market>()).toMatchObject({
      metro: 'Two',
      bestHours: 'Before noon',
      route: '/khanmkt',
      checkedOn: '2026-11-22',
    });
    expect((await asha.save(item, {}, 'khan-bazaar')).status).toBe(422);
    expect((await asha.step(item, 'unpublish')).status).toBe(409);
  });

  it('keep a market in which vendors stand', async () => {
    const place = { lat: 28.6, lng: 77.2 };
    const wrong = await asha.added('market', {
      name: 'Lado Sarai',
      place,
      phone: '98000',
      checkedOn: '2026-11-23',
    });
    expect(wrong.problems.map(({ field }) => field)).toEqual(['phone', 'checkedOn']);
    const item = await asha.published('market', { name: 'Hauz Khas', place, phone: '9800012345' });
    expect((await site.get('/api/markets/hauz-khas')).json<Market>()).toMatchObject({
      route: '/market/hauz-khas',
    });
    const { id } = await registerVendor(site);
    await site.db.update(vendors).set({ marketId: item.key }).where(eq(vendors.id, id));
    expect((await asha.step(item, 'unpublish')).status).toBe(409);
    await site.db.update(vendors).set({ marketId: null }).where(eq(vendors.id, id));
    await asha.done(item, 'unpublish');
    expect((await site.get('/api/markets/hauz-khas')).status).toBe(404);
  });
});
