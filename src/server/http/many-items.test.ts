/** @file Lists with extreme numbers of items: every page, feed and list of the desk stays bounded. */
import { sql } from '#platform/db/drizzle.ts';
import { beforeAll, expect, it } from 'vitest';
import type { BlogCard } from '#contract/blogs.ts';
import { contentLimits, type ContentRow } from '#contract/desk/content/content-item.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf } from '#support/content.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const many = 2500;
const site = setUpTestSite();

/** Inserts published items into the table of drafts, as a script with access to the database would. */
const fill = (type: ContentTypeName, data: object) =>
  site.db.execute(sql`
    insert into content_items (id, type, key, published_key, live, draft, title, search, published, number, version, position, published_at, created_at, updated_at)
    select gen_random_uuid(), ${type}, ${type} || '-' || n, ${type} || '-' || n, 'published', 'none', 'Number ' || n, 'number ' || n,
      ${JSON.stringify(data)}::jsonb, 1, 1, n, now(), now(), now() - n * interval '1 minute'
    from generate_series(1, ${many}::int) as n`);

beforeAll(async () => {
  await site.db.execute(sql`
    insert into blogs (id, title, excerpt, category, content, date, author, search, published_at, updated_at)
    select 'post-' || n, 'Post ' || n, 'Words', 'events', 'Text', date '2020-01-01' + (n % 2000), 'asha', 'post', now() - interval '1 day', now()
    from generate_series(1, ${many}::int) as n`);
  // The initial content of every installation.
  await site.db.execute(sql`delete from content_items where type in ('opening', 'question')`);
  await fill('post', { title: 'A post' });
  await fill('author', { name: 'Asha' });
  await fill('opening', { title: 'Planner', location: 'Delhi', description: 'You plan.' });
  await fill('question', {
    question: 'Why?',
    answer: 'So.',
    topic: 'events',
    link: '/help',
    linkLabel: 'Help',
  });
});

it('posts: the list has no pages by its requirements and ends at 2,000; feeds at 20; the sitemap with the list', async () => {
  const posts = (await site.get('/api/blog/blog')).json<BlogCard[]>();
  expect(posts).toHaveLength(2000);
  // The newest ones are shown.
  expect(posts[0]!.date > posts.at(-1)!.date).toBe(true);
  const rss = (await site.get('/blogs/rss.xml')).text;
  expect(rss.match(/<item>/g)).toHaveLength(20);
  const feed = (await site.get('/blogs/feed.json')).json<{ items: unknown[] }>();
  expect(feed.items).toHaveLength(20);
  const sitemap = (await site.get('/sitemaps/pages.xml')).text;
  expect(sitemap.match(/<loc>[^<]*\/blogs\/post-\d+<\/loc>/g)).toHaveLength(2000);
});

it.each([
  ['openings', '/api/openings'],
  ['questions', '/api/help/questions'],
])('%s: as many as the staff can put into an order', async (_, path) => {
  expect((await site.get(path)).json<unknown[]>()).toHaveLength(contentLimits.ordered);
});

it.each<[ContentTypeName, string]>([
  ['post', 'Number 1'],
  ['opening', 'Number 1'],
  ['question', 'Number 1'],
])('the desk lists %s by pages, finds one of them, and pages without end are empty', async (type, first) => {
  const listed = async (query: string) =>
    (await asStaff(site, `GET /api/staff/content/${type}${query}`)).json<{
      items: ContentRow[];
      total: number;
    }>();
  const page = await listed('');
  expect([page.items.length, page.total]).toEqual([contentLimits.page, many]);
  expect(page.items[0]!.title).toBe(first);
  expect((await listed('?page=50')).items.at(-1)!.title).toBe(`Number ${many}`);
  expect((await listed('?page=51')).items).toEqual([]);
  expect((await listed('?q=2471')).items.map(({ title }) => title)).toEqual(['Number 2471']);
});

it('no more than that is put into an order at the desk', async () => {
  const answer = await contentOf(site).add('opening', { title: 'One more' });
  expect([answer.status, answer.json()]).toMatchObject([409, { message: 'There is room for 500 at most.' }]);
});
