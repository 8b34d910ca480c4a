import { beforeAll, describe, expect, it } from 'vitest';
import type { Author, Blog } from '#contract/blogs.ts';
import type { PublishedContent } from '#platform/content-target.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { postTarget } from './posts.content.ts';

const asha = { name: 'Asha Rao', about: 'She has planned weddings in Delhi for twenty years.' };

describe('authors and related posts', () => {
  const site = setUpTestSite();
  let desk: ReturnType<typeof contentOf>;
  beforeAll(async () => {
    desk = contentOf(site);
  });
  const post = async (key: string) => (await site.get(`/api/blog/${key}`)).json<Blog>();
  const page = async (key: string) => (await site.get(`/api/authors/${key}`)).json<Author>();

  it('are named by a post, listed with it, and in the sitemap; without one the post is the company’s', async () => {
    const own = await desk.published('post', { ...samplePost, title: 'Of the company' });
    expect(await post(own.key)).toMatchObject({ author: null, related: [] });
    const author = await desk.published('author', asha);
    expect(author.key).toBe('asha-rao');
    const written = await desk.published('post', { ...samplePost, title: 'Of Asha', author: ['asha-rao'] });
    expect((await post(written.key)).author).toEqual({ id: 'asha-rao', name: 'Asha Rao' });
    const found = await page('asha-rao');
    expect(found).toMatchObject({ ...asha, id: 'asha-rao', picture: null });
    expect(found.blogs.map(({ id }) => id)).toEqual([written.key]);
    expect((await site.get('/sitemaps/pages.xml')).text).toContain('/author/asha-rao<');

    await desk.done(author, 'unpublish');
    expect((await post(written.key)).author).toBeNull();
    expect((await site.get('/api/authors/asha-rao')).status).toBe(404);
  });

  it('answer 404 for a name that nobody has, whatever it is', async () => {
    for (const key of ['nobody', 'a%00b', '%F0%9F%99%82'])
      expect((await site.get(`/api/authors/${key}`)).status).toBe(404);
  });

  it('stay with a post that has moved, and leave out one that nobody sees', async () => {
    const one = await desk.published('post', { ...samplePost, title: 'One' });
    const two = await desk.published('post', { ...samplePost, title: 'Two' });
    const three = await desk.published('post', {
      ...samplePost,
      title: 'Three',
      related: ['one', 'two', 'never-there'],
    });
    expect((await post(three.key)).related).toEqual(['one', 'two']);
    const moved = (await desk.save(one, {}, 'the-first')).json<typeof one>();
    await desk.done(moved, 'publish');
    await desk.done(two, 'unpublish');
    expect((await post(three.key)).related).toEqual(['the-first']);
  });

  it('are chosen from what there is, and no more than there is room for', async () => {
    const tries = [['A b'], ['../x'], Array.from({ length: 4 }, (_, n) => `post-${n}`)];
    for (const related of tries) expect((await desk.add('post', { title: 'T', related })).status).toBe(422);
    const warned = await desk.added('post', { title: 'T', related: ['nowhere'] });
    expect(warned.warnings).toEqual([{ field: 'related', message: 'There is no page at /blogs/nowhere.' }]);
  });

  it('never lead from a post to itself, also by the address that it had or is given', async () => {
    const sentence = 'A post cannot lead to itself. Please choose another.';
    const refused = { message: sentence, fieldErrors: { related: sentence } };
    const item = await desk.published('post', samplePost, 'lamps');
    const one = await desk.save(item, { related: ['lamps'] });
    expect([one.status, one.json()]).toMatchObject([422, refused]);
    const moved = await desk.save(item, { related: ['light'] }, 'light');
    expect([moved.status, moved.json()]).toMatchObject([422, refused]);
    const renamed = (await desk.save(item, {}, 'light')).json<typeof item>();
    expect((await desk.save(renamed, { related: ['lamps'] })).status).toBe(422);
    // An imported author without an address is not published in that state.
    const begun = await desk.added('post', { ...samplePost, related: ['begun'] }, 'begun');
    expect(begun.problems).toEqual([{ field: 'related', message: sentence }]);
    expect((await desk.step(begun, 'publish')).status).toBe(422);
  });
});

describe('the pages that show a post', () => {
  const item = (data: object): PublishedContent => ({
    id: 'i',
    key: 'lamps',
    data: { ...samplePost, ...data } as PublishedContent['data'],
    publishedAt: new Date(0),
    updatedAt: new Date(0),
    position: 0,
  });
  const tags = (after: object, before: object) => [...postTarget.tags(item(after), item(before))].toSorted();

  it('are those of its author only when the author is another, or the post looks otherwise', () => {
    const by = { author: ['asha'] };
    expect(tags({ ...by, content: 'New.' }, by)).toEqual(['blog:lamps']);
    expect(tags({ author: ['ravi'] }, by)).toEqual(['author:asha', 'author:ravi', 'blog:lamps']);
    expect(tags({}, by)).toEqual(['author:asha', 'blog:lamps']);
    expect(tags({ ...by, title: 'Lights' }, by)).toEqual(['author:asha', 'blog', 'blog:lamps']);
    expect(tags({ related: ['two'] }, {})).toEqual(['blog:lamps']);
  });
});
