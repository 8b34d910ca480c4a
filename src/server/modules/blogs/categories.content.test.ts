/** @postgres the table of posts no longer limits their categories */
import { beforeEach, describe, expect, it } from 'vitest';
import type { BlogCard } from '#contract/blogs.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { wxrFile, wxrItem } from '#support/import-corpus/import-case.ts';
import { importsAt, postSums } from '#support/moved-import.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call } from '#support/vendor-samples.ts';

const site = setUpTestSite({ env: { STAFF_KEY_ROLE: 'editor' } });
const editor = contentOf(site);
beforeEach(() => site.reset());
const cardOf = async (id: string) =>
  (await call(site, 'GET /api/blog/blog')).json<BlogCard[]>().find((one) => one.id === id);

describe('a category of posts that the staff made', () => {
  it('names its posts as they are listed, and loses its name with its publication', async () => {
    const made = await editor.published('blogcategory', { name: 'Recipes' }, 'recipes');
    await editor.published('post', { ...samplePost, category: 'recipes' }, 'a-dal');
    expect(await cardOf('a-dal')).toMatchObject({ category: 'recipes', categoryName: 'Recipes' });
    await editor.done(made, 'unpublish');
    expect(await cardOf('a-dal')).not.toHaveProperty('categoryName');
  });

  it('leaves the three stated ones as they are', async () => {
    await editor.published('post', samplePost, 'a-lamp');
    expect(await cardOf('a-lamp')).not.toHaveProperty('categoryName');
    const again = await editor.added('blogcategory', { name: 'Events' }, 'events');
    const refused = await editor.step(again, 'publish');
    expect(refused.status).toBe(422);
    expect(refused.json()).toMatchObject({ message: 'This is one of the three that are there already.' });
  });

  it('can be given to the names of an old site', async () => {
    await editor.published('blogcategory', { name: 'Recipes' }, 'recipes');
    const { planned, choose, run } = importsAt(site);
    const plan = await choose(await planned(wxrFile(wxrItem({ category: 'Food' }))), {
      kind: 'category',
      name: 'Food',
      to: 'category:recipes',
    });
    expect(postSums(plan)).toEqual({ ready: 1 });
    await run(plan);
    expect(await cardOf('post-1')).toMatchObject({ category: 'recipes' });
  });

  it.each(['Recipes', 'recipes--a', 'a b', ''])(
    'has a key as other items: “%s” is refused',
    async (category) => {
      const answer = await editor.add('post', { ...samplePost, category });
      expect(answer.status).toBe(422);
    },
  );
});
