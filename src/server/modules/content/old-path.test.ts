import { eq } from '#platform/db/drizzle.ts';
import { expect, it } from 'vitest';
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import { contentItems, contentOldPaths } from '#platform/db/tables.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { presentPath } from './old-path.ts';

const site = setUpTestSite({ env: { STAFF_KEY_ROLE: 'editor' } });

it('leads a path of another system to where the item is read now, never through a third, and nowhere when it is not shown', async () => {
  const editor = contentOf(site);
  const lamps = await editor.published('post', samplePost, 'lamps');
  await site.db.insert(contentOldPaths).values({ path: '/2020/05/lamps', itemId: lamps.id });
  expect(await presentPath(site.db, '/2020/05/lamps/', 'en')).toBe('/blogs/lamps');
  const moved = (await editor.save(lamps, {}, 'brass-lamps')).json<ContentItem>();
  await editor.done(moved, 'publish');
  expect(await presentPath(site.db, '/2020/05/lamps', 'en')).toBe('/blogs/brass-lamps');
  await editor.done(await editor.read(lamps), 'unpublish');
  expect(await presentPath(site.db, '/2020/05/lamps', 'en')).toBeNull();
  for (const path of ['/', '', '/2020', '/\0', `/${'x'.repeat(5000)}`])
    expect(await presentPath(site.db, path, 'en')).toBeNull();
  await site.db.delete(contentItems).where(eq(contentItems.id, lamps.id));
  expect(await presentPath(site.db, '/2020/05/lamps', 'en')).toBeNull();
});

it('leads to a post in the language of the address, and to its Hindi where that had the path', async () => {
  const editor = contentOf(site);
  const lamps = await editor.published('post', samplePost, 'lamps-two');
  const hindi = await editor.inHindi(lamps, { title: 'दीये', excerpt: 'पीतल।', content: 'पीतल।' });
  await site.db.insert(contentOldPaths).values([
    { path: '/2021/lamps', itemId: lamps.id },
    { path: '/2021/diye', itemId: hindi.id },
    { path: '/hi/2021/deepak', itemId: hindi.id },
  ]);
  const led = (path: string, locale: 'en' | 'hi' = 'en') => presentPath(site.db, path, locale);
  expect(await led('/2021/lamps', 'hi')).toBe('/hi/blogs/lamps-two');
  // Nobody reads a translation that is a draft: its post is shown.
  expect(await led('/2021/diye')).toBe('/blogs/lamps-two');
  await editor.done(hindi, 'publish');
  expect(await led('/2021/diye')).toBe('/hi/blogs/lamps-two');
  expect(await led('/2021/deepak', 'hi')).toBe('/hi/blogs/lamps-two');
  expect(await led('/2021/deepak')).toBeNull();
  await editor.done(await editor.read(lamps), 'unpublish');
  expect(await led('/2021/diye')).toBeNull();
});
