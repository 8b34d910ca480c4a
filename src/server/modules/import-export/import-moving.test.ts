import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Blog, BlogCard } from '#contract/blogs.ts';
import { contentItems, contentOldPaths } from '#platform/db/tables.ts';
import { contentOf } from '#support/content.ts';
import { wxrFile, wxrItem, wxrPicture } from '#support/import-corpus/import-case.ts';
import { importsAt, type Plan } from '#support/moved-import.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call } from '#support/vendor-samples.ts';
import { zipped } from '#support/zipped.ts';

const site = setUpTestSite({ env: { STAFF_KEY_ROLE: 'editor' } });
beforeEach(() => site.reset());
const { planned, run, read } = importsAt(site);
async function moved(content: string): Promise<Plan> {
  const plan = await planned(content);
  expect(plan.import.state, plan.import.message ?? '').toBe('ready');
  return run(plan);
}
const blog = async (key: string) => (await call(site, `GET /api/blog/${key}`)).json<Blog>();
const lossesOf = ({ import: { losses } }: Plan) =>
  Object.fromEntries(losses.map(({ kind, count }) => [kind, count]));

const author = (login: string, name: string) =>
  `<wp:author><wp:author_login>${login}</wp:author_login><wp:author_email>${login}@old.example</wp:author_email><wp:author_display_name><![CDATA[${name}]]></wp:author_display_name></wp:author>`;
const tag = (name: string) => `<category domain="post_tag" nicename="x"><![CDATA[${name}]]></category>`;

describe('a site that moves in', () => {
  const links = [
    '<p><a href="https://old.example/2020/01/post-2/#top">two</a>',
    '<a href="http://www.old.example/?p=2">by number</a>',
    '<a href="/2020/01/post-2/">by path</a>',
    '<a href="https://old.example/shop/">gone</a>',
    '<a href="https://other.example/2020/01/post-2/">elsewhere</a></p>',
  ].join(' ');
  const file = wxrFile(
    wxrItem({ id: 1, html: links, creator: 'asha', more: tag('R&amp;D') + tag('Diwali') }) +
      wxrItem({ id: 2, creator: 'ravi' }),
    { head: author('asha', 'Asha Rao &amp; Co') + author('ravi', 'Ravi') },
  );

  it('has its links within lead to the new addresses, and names those that cannot', async () => {
    const plan = await moved(file);
    expect((await blog('post-1')).content).toBe(
      '[two](/blogs/post-2#top) [by number](/blogs/post-2) [by path](/blogs/post-2) [gone](https://old.example/shop/) [elsewhere](https://other.example/2020/01/post-2/)',
    );
    expect(plan.import.losses).toEqual([
      { kind: 'link', count: 1, places: ['post 1: https://old.example/shop/'] },
    ]);
  });

  it('has relative links lead to the new addresses as well', async () => {
    const relative =
      '<p><a href="../post-2/#a">two</a> <a href="/?p=2">by number</a> <a href="../gone/">gone</a></p>';
    const plan = await moved(wxrFile(wxrItem({ id: 1, html: relative }) + wxrItem({ id: 2 })));
    expect((await blog('post-1')).content).toBe(
      '[two](/blogs/post-2#a) [by number](/blogs/post-2) [gone](../gone/)',
    );
    expect(plan.import.losses).toEqual([{ kind: 'link', count: 1, places: ['post 1: ../gone/'] }]);
  });

  it('leads the old addresses of both languages to the halves of their post', async () => {
    const half = (title: string, more = '') =>
      `---\ntitle: ${title}\nexcerpt: Said.\ncategory: events\ndate: 2020-01-05\n${more}---\nWords.\n`;
    const hindi = '---\ntitle: हल्दी\naliases: [/old-hindi]\n---\nपीली।\n';
    const file = await zipped({
      'content/posts/haldi.md': half('Haldi', 'aliases: [/old-haldi]\n'),
      'content/posts/haldi.hi.md': hindi,
    });
    const done = await run(await planned(file, 'hugo.zip'));
    expect(done.import.failed).toBe(0);
    const paths = await site.db
      .select({ path: contentOldPaths.path, locale: contentItems.locale })
      .from(contentOldPaths)
      .innerJoin(contentItems, eq(contentItems.id, contentOldPaths.itemId));
    expect(Object.fromEntries(paths.map(({ path, locale }) => [path, locale]))).toEqual({
      '/posts/haldi': 'en',
      '/old-haldi': 'en',
      '/hi/posts/haldi': 'hi',
      '/old-hindi': 'hi',
    });
    expect((await planned(file, 'hugo.zip')).import.counts).toMatchObject({ new: 0, change: 0 });
  });

  it('has links and pictures lead to the new addresses however these are written', async () => {
    const html =
      '<p><a href="https://old.example/?p=2&amp;preview=1">two</a> <a href="https://old.example/?x=1&#038;p=2">again</a> <a href="/2020/01/post-2/?utm_source=a&amp;b=_c_">three</a></p>';
    const plan = await moved(wxrFile(wxrItem({ id: 1, html }) + wxrItem({ id: 2 })));
    expect((await blog('post-1')).content).toBe(
      '[two](/blogs/post-2) [again](/blogs/post-2) [three](/blogs/post-2)',
    );
    expect(plan.import.losses).toEqual([]);
  });

  it('keeps the names of its authors, and its tags, by which posts are found', async () => {
    await contentOf(site).published('author', { name: 'Ravi', about: 'Writes.' }, 'ravi');
    await moved(file);
    expect(await blog('post-1')).toMatchObject({
      author: { id: null, name: 'Asha Rao & Co' },
      tags: ['R&D', 'Diwali'],
    });
    expect(await blog('post-2')).toMatchObject({ author: { id: 'ravi', name: 'Ravi' } });
    const cards = (await call(site, 'GET /api/blog/blog')).json<BlogCard[]>();
    expect(cards.find(({ id }) => id === 'post-1')).toMatchObject({ tags: ['R&D', 'Diwali'] });
    expect(cards.find(({ id }) => id === 'post-2')).not.toHaveProperty('tags');
    expect(JSON.stringify(cards)).not.toContain('@old.example');
  });

  it('prints the name of an author whose page is a draft', async () => {
    await contentOf(site).added('author', { name: 'Meera', about: 'Writes.' }, 'meera');
    await moved(
      wxrFile(wxrItem({ id: 7, slug: 'by-meera', creator: 'meera' }), { head: author('meera', 'Meera') }),
    );
    expect(await blog('by-meera')).toMatchObject({ author: { id: null, name: 'Meera' } });
  });

  it('changes nothing when the same file comes a second time', async () => {
    await moved(file);
    const again = await planned(file);
    expect(again.import.counts).toMatchObject({ new: 0, change: 0, same: 4 });
  });

  it('counts what went in: what came out, what was left out, and what the report names', async () => {
    const comment = '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>';
    const items = [
      ...Array.from({ length: 12 }, (_, at) =>
        wxrItem({
          id: at + 1,
          more: comment.repeat(at),
          html: at === 3 ? '<p>a</p>[gallery ids="90"]' : '<p>a</p>',
        }),
      ),
      ...Array.from({ length: 3 }, (_, at) =>
        wxrItem({ id: 40 + at, kind: 'nav_menu_item', status: 'publish' }),
      ),
      ...Array.from({ length: 5 }, (_, at) => wxrPicture(90 + at, `${at}.jpg`)),
    ];
    const plan = await planned(wxrFile(items.join('')));
    const posts = plan.entries.filter(({ type, action }) => type === 'post' && action === 'new').length;
    const pictures = plan.entries.filter(({ type }) => type === 'picture').length;
    const losses = lossesOf(plan);
    expect(posts + pictures + losses['entry']! + losses['attachment']!).toBe(items.length);
    expect(losses).toEqual({ entry: 3, attachment: 4, comment: 66 });
    expect((await read(plan.import.id)).import.losses).toEqual(plan.import.losses);
  });
});
