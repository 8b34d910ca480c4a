/** @postgres four clocks race for what is due */
import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BlogCard } from '#contract/blogs.ts';
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import { dayMs, minuteMs } from '#facts/time.ts';
import { contentVersions, events } from '#platform/db/tables.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const start = new Date('2026-11-22T04:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
let asha: ReturnType<typeof contentOf>;
beforeAll(async () => {
  asha = contentOf(site);
});
beforeEach(async () => {
  now = start;
  await site.reset();
  await site.drop(['blog'], { hard: true });
});

const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
const titles = async () => (await site.get('/api/blog/blog')).json<BlogCard[]>().map(({ title }) => title);
const scheduled = async (inMs = 60 * minuteMs) =>
  asha.done(await asha.added('post', samplePost), 'schedule', { publishAt: later(inMs) });
const eventsOf = (type: 'content.published' | 'content.unscheduled') =>
  site.db.select().from(events).where(eq(events.type, type));

describe('a scheduled post', () => {
  it('appears at its minute and not before, once, although four claim it', async () => {
    const item = await scheduled();
    expect(await titles()).toEqual([]);
    now = new Date(now.getTime() + 60 * minuteMs - 1);
    await site.publishDue();
    expect(await titles()).toEqual([]);
    now = new Date(now.getTime() + 1);
    await Promise.all([1, 2, 3, 4].map(() => site.publishDue()));
    expect(await titles()).toEqual([samplePost['title']]);
    expect(await asha.read(item)).toMatchObject({
      live: 'published',
      draft: 'none',
      number: 1,
      publishAt: null,
    });
    expect(await site.db.$count(contentVersions)).toBe(1);
    expect(await eventsOf('content.published')).toMatchObject([{ actorKind: 'system' }]);
  });

  it('is published with what was saved last', async () => {
    let item = await scheduled();
    item = (await asha.save(item, { title: 'Edited later' })).json<ContentItem>();
    expect(item).toMatchObject({ draft: 'scheduled', publishAt: later(60 * minuteMs) });
    now = new Date(now.getTime() + dayMs);
    await site.publishDue();
    expect(await titles()).toEqual(['Edited later']);
  });

  it('is published by its job without anybody’s doing', async () => {
    // The queue uses the database's own clock.
    now = new Date();
    await scheduled(1500);
    now = new Date(now.getTime() + minuteMs);
    await expect.poll(titles, { timeout: 20_000, interval: 200 }).toEqual([samplePost['title']]);
  });

  it('stays where it is when the schedule is taken back or moved', async () => {
    let item = await asha.done(await scheduled(), 'unschedule');
    expect(item).toMatchObject({ draft: 'draft', publishAt: null });
    now = new Date(now.getTime() + 2 * 60 * minuteMs);
    await site.publishDue();
    expect(await titles()).toEqual([]);
    item = await asha.done(item, 'schedule', { publishAt: later(minuteMs) });
    item = await asha.done(item, 'schedule', { publishAt: later(dayMs) });
    now = new Date(now.getTime() + 60 * minuteMs);
    await site.publishDue();
    expect(await titles()).toEqual([]);
  });

  it('goes back to writing when something is missing at its moment', async () => {
    let item = await scheduled();
    item = (await asha.save(item, { excerpt: null })).json<ContentItem>();
    now = new Date(now.getTime() + dayMs);
    await site.publishDue();
    expect(await asha.read(item)).toMatchObject({ live: 'never', draft: 'draft', publishAt: null });
    expect(await eventsOf('content.unscheduled')).toMatchObject([{ facts: { reason: 'invalid_input' } }]);
  });

  it('does not hold up the others when its publication breaks off, and is tried again', async () => {
    const item = await scheduled();
    const other = await asha.added('post', { ...samplePost, title: 'Another' });
    await asha.done(other, 'schedule', { publishAt: later(61 * minuteMs) });
    now = new Date(now.getTime() + dayMs);
    await site.db.execute(`alter table blogs add constraint no_lamps check (title not like 'Lamps%')`);
    try {
      await site.publishDue();
    } finally {
      await site.db.execute('alter table blogs drop constraint no_lamps');
    }
    expect(await titles()).toEqual(['Another']);
    expect(await asha.read(item)).toMatchObject({ draft: 'scheduled', live: 'never', number: 0 });
    await site.publishDue();
    expect((await titles()).toSorted()).toEqual(['Another', samplePost['title']]);
  });

  it.each([
    ['the past', -1],
    ['this very moment', 0],
    ['more than a year ahead', 366 * dayMs + 1],
  ])('cannot be for %s', async (_, ahead) => {
    const item = await asha.added('post', samplePost);
    const answer = await asha.step(item, 'schedule', { publishAt: later(ahead) });
    expect(answer.status).toBe(422);
    expect(answer.json<{ fieldErrors: object }>().fieldErrors).toHaveProperty('publishAt');
    expect(await asha.read(item)).toEqual(item);
  });

  it('needs a moment, and all that publication needs', async () => {
    expect((await asha.step(await asha.added('post', samplePost), 'schedule')).status).toBe(422);
    const empty = await asha.added('post', {});
    expect((await asha.step(empty, 'schedule', { publishAt: later(minuteMs) })).status).toBe(422);
    expect((await asha.step(empty, 'schedule', { publishAt: 'soon' })).status).toBe(422);
  });
});
