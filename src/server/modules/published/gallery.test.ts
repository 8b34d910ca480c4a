import { beforeAll, describe, expect, it } from 'vitest';
import type { GalleryAlbum } from '#contract/gallery.ts';
import { contentOf } from '#support/content.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { albumSeeds } from './seed/albums.ts';

const site = setUpTestSite();
const demo = setUpTestSite({ env: { SEED_DEMO: 'yes' } });
let asha: ReturnType<typeof contentOf>;
beforeAll(async () => {
  asha = contentOf(site);
});

const albums = async (of = site) => (await of.get('/api/gallery')).json<GalleryAlbum[]>();
const haldi = { picture: '/art/gallery/haldi', caption: 'Haldi', alt: 'Turmeric in brass bowls.' };

describe('GET /api/gallery', () => {
  it('shows the drawn albums of the demonstration in their order, each picture under the address it always had', async () => {
    const shown = await albums(demo);
    expect(shown.map(({ heading }) => heading)).toEqual(albumSeeds.map(({ heading }) => heading));
    expect(shown.flatMap(({ photos }) => photos.map(({ id }) => id))).toEqual(
      albumSeeds.flatMap(({ photos }) => photos.map(({ id }) => id)),
    );
    expect(shown[0]!.photos[0]).toMatchObject({
      caption: 'Haldi in the morning',
      picture: { src: '/art/gallery/haldi-960.webp', alt: albumSeeds[0]!.photos[0]!.alt },
    });
  });

  it('shows what the staff publishes, in its order, and nothing that is taken off', async () => {
    expect(await albums()).toEqual([]);
    const first = await asha.published('album', { heading: 'Winter', photos: [haldi, haldi] });
    const second = await asha.published('album', {
      heading: 'Spring',
      sentence: 'Flowers.',
      photos: [haldi],
    });
    await asha.added('album', { heading: 'Only a draft', photos: [haldi] });
    const shown = await albums();
    expect(shown.map(({ heading, sentence }) => [heading, sentence])).toEqual([
      ['Winter', null],
      ['Spring', 'Flowers.'],
    ]);
    expect(shown.flatMap(({ photos }) => photos.map(({ id }) => id))).toEqual([
      'haldi',
      'haldi-2',
      'haldi-3',
    ]);
    await asha.done(first, 'unpublish');
    expect((await albums()).map(({ heading }) => heading)).toEqual(['Spring']);
    await asha.done(await asha.read(second), 'unpublish');
    expect(await albums()).toEqual([]);
  });

  it('publishes no picture without its text for those who cannot see it', async () => {
    const item = await asha.added('album', { heading: 'Winter', photos: [{ ...haldi, alt: null }] });
    const answer = await asha.step(item, 'publish');
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json<{ fieldErrors: object }>().fieldErrors)).toEqual(['photos.0.alt']);
  });

  it('leaves out a picture that is nowhere, and an album of such pictures alone', async () => {
    const gone = { ...haldi, picture: '/picture/00000000-0000-4000-8000-000000000000' };
    await asha.published('album', { heading: 'Gone', photos: [gone] });
    await asha.published('album', { heading: 'Half', photos: [gone, haldi] });
    const shown = await albums();
    expect(shown.map(({ heading, photos }) => [heading, photos.length])).toEqual([['Half', 1]]);
  });
});
