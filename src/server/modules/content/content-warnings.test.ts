import { expect, it } from 'vitest';
import { contentOf, samplePost } from '#support/content.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' } });

const warningsOf = async (content: string) =>
  (await contentOf(site).added('post', { ...samplePost, content })).warnings.map(({ message }) => message);

it.each([
  '[A post](/blogs/choosing-a-caterer-in-delhi)',
  '[A market](/market/khan-market#top) and [another](/khanmkt?x=1)',
  '[Terms](/terms) [legal](/Legal) [blogs](/blogs/)',
  '/market/khan-market',
  '[Elsewhere](https://example.in/nowhere) [mail](mailto:a@example.in) [down](#down)',
  '![A roof](/art/blog/roof-960.webp) [feed](/blogs/rss.xml)',
  'a/b and /nowhere within a line',
])('finds nothing wrong in %j', async (content) => expect(await warningsOf(content)).toEqual([]));

it.each([
  ['[Gone](/blogs/never-written)', ['There is no page at /blogs/never-written.']],
  ['[Gone](/market/atlantis) [again](/market/atlantis?a#b)', ['There is no page at /market/atlantis.']],
  [
    '[x](/profile/0192f000-0000-7000-8000-000000000000)',
    ['There is no page at /profile/0192f000-0000-7000-8000-000000000000.'],
  ],
  ['[x](</nowhere>)', ['There is no page at /nowhere.']],
  ['text\n\n/nowhere\n\ntext', ['There is no page at /nowhere.']],
  ['![](/art/x)', ['A picture has no words for those who cannot see it.']],
  ['![](/art/x) ![ ](/art/y)', ['2 pictures have no words for those who cannot see them.']],
])('finds what is wrong in %j', async (content, warnings) =>
  expect(await warningsOf(content)).toEqual(warnings),
);

it('is quick about text that is made to be slow', async () => {
  const slow = ['![', '](', '[x](/', '\n/', '![ ']
    .map((part) => part.repeat(40_000).slice(0, 199_000))
    .join('');
  expect(await warningsOf(slow.slice(0, 200_000))).toEqual(expect.any(Array));
});

it('names a category that nobody made or published, and no other', async () => {
  const editor = contentOf(site);
  const said = [
    { field: 'category', message: 'No category of posts is published at “baraat”: it has no name.' },
  ];
  const written = await editor.added('post', { ...samplePost, category: 'baraat' });
  expect(written.warnings).toEqual(said);
  expect((await editor.done(written, 'publish')).warnings).toEqual(said);
  const category = await editor.added('blogcategory', { name: 'Baraat' }, 'baraat');
  expect((await editor.read(written)).warnings).toEqual(said);
  await editor.done(category, 'publish');
  expect((await editor.read(written)).warnings).toEqual([]);
  expect((await editor.added('post', samplePost)).warnings).toEqual([]);
});
