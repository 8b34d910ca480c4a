import { beforeAll, expect, it } from 'vitest';
import type { DelhiNotice } from '#contract/notices.ts';
import { contentOf } from '#support/content.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { createPublished } from './published.module.ts';

/** 23:30 in Delhi. */
let now = new Date('2026-11-22T18:00:00Z');
const site = setUpTestSite({ clock: () => now });
let asha: ReturnType<typeof contentOf>;
beforeAll(async () => {
  asha = contentOf(site);
});

const textsOn = async (page: string) =>
  (await site.get(`/api/notices/${page}`)).json<DelhiNotice[]>().map(({ text }) => text);
const notice = {
  text: 'Stage 3 of the air-quality plan: no digging and no demolition.',
  pages: ['construction', 'home'],
  checkedOn: '2026-11-22',
  until: '2026-11-23',
};

it('shows a notice on its pages, with the day of the check, and nowhere else', async () => {
  const item = await asha.published('notice', { ...notice, link: '/blogs/dust-rules' });
  expect((await site.get('/api/notices/construction')).json()).toEqual([
    {
      id: item.id,
      text: notice.text,
      href: '/blogs/dust-rules',
      linkLabel: 'Read more',
      checkedOn: '2026-11-22',
    },
  ]);
  expect((await site.get('/hi/api/notices/construction')).json()).toMatchObject([{ linkLabel: 'और पढ़ें' }]);
  expect(await textsOn('home')).toEqual([notice.text]);
  expect(await textsOn('events')).toEqual([]);
  expect((await site.get('/api/notices/nowhere')).status).toBe(422);
});

it('follows a notice that is moved to another page', async () => {
  const item = await asha.published('notice', {
    ...notice,
    text: 'Loudspeakers until ten.',
    pages: ['events'],
  });
  expect(await textsOn('events')).toEqual(['Loudspeakers until ten.']);
  await asha.save(item, { pages: ['business'] });
  await asha.done(await asha.read(item), 'publish');
  expect(await textsOn('events')).toEqual([]);
  expect(await textsOn('business')).toEqual(['Loudspeakers until ten.']);
});

it.each([
  ['until', { until: '2026-11-22' }],
  ['until', { until: null }],
  ['checkedOn', { checkedOn: '2026-11-23' }],
  ['pages', { pages: [] }],
])('asks for another %s: %j', async (field, changes) => {
  const item = await asha.added('notice', { ...notice, ...changes });
  const answer = await asha.step(item, 'publish');
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.json<{ fieldErrors: object }>().fieldErrors)).toEqual([field]);
});

it('shows nothing from midnight in Delhi of the day on which it vanishes', async () => {
  now = new Date('2026-11-22T18:29:59Z');
  expect(await textsOn('construction')).toEqual([notice.text]);
  now = new Date('2026-11-22T18:30:00Z');
  await site.dropVanishedNotices();
  expect(await textsOn('construction')).toEqual([]);
});

it('drops exactly the pages that a notice leaves on that day', async () => {
  const item = (until: string, pages: string[]) => ({
    id: until,
    key: until,
    position: 0,
    publishedAt: now,
    updatedAt: now,
    data: {
      ...notice,
      until,
      pages,
    },
  });
  const dropped: string[] = [];
  const { dropVanished } = createPublished(
    { clock: () => new Date('2026-11-22T18:30:05Z') },
    {
      published: async () => [
        item('2026-11-22', ['events']),
        item('2026-11-23', ['home']),
        item('2026-11-24', ['business']),
      ],
      picturesOf: async () => new Map(),
      drop: (tags) => void dropped.push(...tags),
    },
  );
  await dropVanished();
  expect(dropped).toEqual(['notices:home']);
});
