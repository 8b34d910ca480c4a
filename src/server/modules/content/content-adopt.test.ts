/** @postgres three processes start at once */
import { beforeEach, expect, it } from 'vitest';
import type { ContentTargets } from '#platform/content-target.ts';
import { listedTarget } from '#platform/listed-content.ts';
import { contentOf } from '#support/content.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { adoptAll } from './content-adopt.ts';
import { publishedItems } from './content-published.ts';

const site = setUpTestSite();
beforeEach(() => site.reset());

const photo = { picture: '/art/gallery/haldi', caption: 'Haldi', alt: 'Turmeric.' };
const targets: ContentTargets = {
  album: listedTarget({
    tags: () => ['gallery'],
    initial: (demo) =>
      demo ? ['One', 'Two', 'Three'].map((heading) => ({ data: { heading, photos: [photo] } })) : [],
  }),
};
const start = (demo: boolean) =>
  adoptAll({ db: site.db, clock: () => new Date('2026-11-22T04:00:00Z'), targets }, demo);
const headings = async () => (await publishedItems(site.db, 'album')).map(({ data }) => data['heading']);

it('begins once, in order, however many processes start together', async () => {
  await Promise.all([start(true), start(true), start(true)]);
  expect(await headings()).toEqual(['One', 'Two', 'Three']);
});

it('never brings back what the staff has deleted, not even the last', async () => {
  await start(true);
  const asha = contentOf(site);
  for (const { id } of await publishedItems(site.db, 'album')) {
    const item = await asha.done(await asha.read({ type: 'album', id }), 'unpublish');
    expect((await asha.step(item, 'remove')).status).toBe(200);
  }
  await start(true);
  expect(await headings()).toEqual([]);
});

it('begins without the demonstration where none is wanted, and does not make up for it later', async () => {
  await start(false);
  expect(await headings()).toEqual([]);
  await start(true);
  expect(await headings()).toEqual([]);
});
