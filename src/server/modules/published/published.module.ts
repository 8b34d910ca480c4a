/**
 * @file Content that the staff writes and pages show unchanged: openings, albums, cards, projects, brands and notices. Each has a file with
 * the form of an item, its view, and the pages that a change drops.
 */
import type { brandEndpoints } from '#contract/brands.ts';
import type { galleryEndpoints } from '#contract/gallery.ts';
import type { noticeEndpoints } from '#contract/notices.ts';
import type { openingEndpoints } from '#contract/openings.ts';
import type { overviewEndpoints } from '#contract/overviews.ts';
import type { Call } from '#platform/call.ts';
import type { PicturesOf, ShownPictures } from '#platform/library-pictures.ts';
import type { PublishedItems } from '#platform/listed-content.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { albumTarget, shownAlbums } from './albums.ts';
import { brandsOf, brandTarget } from './brands.ts';
import { cardsOf, cardTarget } from './cards.ts';
import { noticesOf, noticeTarget, vanishedOn } from './notices.ts';
import { openingsOf, openingTarget } from './openings.ts';
import { projectsOf, projectTarget } from './projects.ts';

type Endpoints = typeof openingEndpoints &
  typeof galleryEndpoints &
  typeof overviewEndpoints &
  typeof brandEndpoints &
  typeof noticeEndpoints;

type Needs = {
  published: PublishedItems;
  picturesOf: PicturesOf;
  /** Drops the pages of these tags at once, in every process. */
  drop: (tags: readonly string[]) => void;
};

export type PublishedModule = Module<Endpoints> & {
  /** Drops the pages of notices whose last day has passed. */
  dropVanished: () => Promise<void>;
};

export function createPublished(
  { clock }: Pick<Platform, 'clock'>,
  { published, picturesOf, drop }: Needs,
): PublishedModule {
  const picturesFor =
    ({ addTags }: Call): ShownPictures =>
    (sources) =>
      picturesOf(sources, addTags);
  const dropVanished = async () => {
    const tags = vanishedOn(await published('notice'), clock());
    if (tags.length > 0) drop(tags);
  };
  return {
    handlers: {
      openingList: async () => openingsOf(await published('opening')),
      galleryAlbums: async (_, call) => shownAlbums(await published('album'), picturesFor(call)),
      serviceCardList: async ({ params: { page } }, call) =>
        cardsOf(page, await published('card'), picturesFor(call)),
      projectList: async ({ params: { page } }, call) =>
        projectsOf(page, await published('project'), picturesFor(call)),
      brandList: async (_, call) => brandsOf(await published('brand'), picturesFor(call)),
      noticeList: async ({ params: { page } }) => noticesOf(await published('notice'), page, clock()),
    },
    // The second run is for a night in which the first was missed.
    jobs: [{ name: 'notices-vanish', cron: '0,1 0 * * *', task: dropVanished }],
    content: {
      opening: openingTarget,
      notice: noticeTarget,
      album: albumTarget,
      card: cardTarget,
      project: projectTarget,
      brand: brandTarget,
    },
    dropVanished,
  };
}
