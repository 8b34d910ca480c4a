import { beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#contract/brands.ts';
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import type { Project, ServiceCardWords } from '#contract/overviews.ts';
import { cardNames, type OverviewName } from '#domain/pages/service-cards.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf } from '#support/content.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { cardSeeds } from './seed/cards.ts';

const site = setUpTestSite();
const demo = setUpTestSite({ env: { SEED_DEMO: 'yes' } });
let asha: ReturnType<typeof contentOf>;
beforeAll(async () => {
  asha = contentOf(site);
});

const cards = async (page: OverviewName) => (await site.get(`/api/cards/${page}`)).json<ServiceCardWords[]>();
const projects = async (page: OverviewName, of = site) =>
  (await of.get(`/api/projects/${page}`)).json<Project[]>();
const brands = async (of = site) => (await of.get('/api/brands')).json<Brand[]>();

describe('service cards', () => {
  it.each(Object.keys(cardNames) as OverviewName[])(
    'of %s begin as they were stated, in every installation',
    async (page) => {
      const shown = await cards(page);
      expect(shown.map(({ id }) => id).toSorted()).toEqual(Object.keys(cardNames[page]).toSorted());
      for (const { id, sentence, picture } of shown) {
        const seed = cardSeeds.find((one) => one.id === id)!;
        expect([sentence, picture?.src]).toEqual([seed.sentence ?? null, `/art/${seed.photo}-960.webp`]);
      }
    },
  );

  it('change in words and picture, and are neither added, taken off nor deleted', async () => {
    const list = (await asStaff(site, 'GET /api/staff/content/card?q=venue')).json<{
      items: ContentItem[];
    }>();
    const item = await asha.read({ type: 'card', id: list.items[0]!.id });
    await asha.save(item, { sentence: 'Lawns by the river', picture: '/art/service/catering' });
    const done = await asha.done(await asha.read(item), 'publish');
    expect((await cards('events')).find(({ id }) => id === 'venue')).toMatchObject({
      sentence: 'Lawns by the river',
      picture: { src: '/art/service/catering-960.webp', alt: '' },
    });
    expect((await asha.step(done, 'unpublish')).status).toBe(409);
    expect((await asha.add('card', { sentence: 'A seventh' })).status).toBe(409);
  });
});

describe('previous projects', () => {
  it('are drawn ones in the demonstration alone', async () => {
    expect((await projects('events', demo)).length).toBeGreaterThanOrEqual(3);
    expect((await projects('business', demo)).map(({ title }) => title)).toContain(
      'First customers for a block-print label',
    );
    expect(await projects('events')).toEqual([]);
  });

  it('move from one page to another', async () => {
    const words = {
      title: 'A roof',
      city: 'Delhi',
      link: 'https://roofs.example/a',
      picture: '/art/service/venue',
    };
    const item = await asha.published('project', { ...words, page: 'construction' });
    expect(await projects('construction')).toMatchObject([{ title: 'A roof', href: words.link }]);
    await asha.save(item, { page: 'business' });
    await asha.done(await asha.read(item), 'publish');
    expect(await projects('construction')).toEqual([]);
    expect(await projects('business')).toHaveLength(1);
  });
});

it('shows the logos of the demonstration, and of another installation those that it has', async () => {
  expect(await brands(demo)).toHaveLength(10);
  expect((await brands(demo))[0]).toMatchObject({
    logo: { src: '/brand/partners/saffron-table.svg', alt: 'Saffron Table', width: 168 },
  });
  expect(await brands()).toEqual([]);
  await asha.published('brand', { name: 'Real & Sons', logo: '/art/service/venue' });
  expect(await brands()).toMatchObject([
    { logo: { alt: 'Real & Sons', src: '/art/service/venue-960.webp' } },
  ]);
});
