/** @file The six market pages as a table: the content of each besides its facts. The pages iterate over it. */
import { isAt, paths } from '#facts/paths.ts';
import type { MarketId } from '#domain/vendors/vendor-categories.ts';
import { galleryScene, marketScenes } from './market-scenes.ts';
import { markets, mBlockGallery, type GalleryPicture, type MarketContent } from './markets.ts';
import type { SceneName } from './types.ts';
import { t } from '#words/t.ts';

/** One of the six cards; the API adds the staff's facts. */
export type MarketCardWords = Pick<MarketContent, 'slug' | 'name' | 'route'> & { picture: SceneName };

/** Titled pictures under a heading. */
export type MarketGallery = {
  readonly heading: string;
  readonly subtitle?: string;
  readonly closing?: string;
  readonly pictures: readonly (Omit<GalleryPicture, 'picture'> & { readonly picture: SceneName })[];
};

/** The endpoints of the four market lists, by the name of the client's function. */
export type MarketVendorsCall = 'vendorsChandniChowk' | 'vendorsLajpat' | 'vendorsKhan' | 'vendorsMBlock';

type Parts = {
  /** Absent where the page has only a gallery. */
  vendors?: {
    call: MarketVendorsCall;
    /** As the directory of M Block, or as the other lists. */ look: 'owners' | 'companies';
  };
  gallery?: Omit<MarketGallery, 'pictures'>;
};

/** The differences between the six pages. */
const parts: Readonly<Record<MarketId, Parts>> = {
  'm-block-market': { vendors: { call: 'vendorsMBlock', look: 'owners' }, gallery: mBlockGallery },
  'lajpat-nagar': { vendors: { call: 'vendorsLajpat', look: 'companies' } },
  'khan-market': {
    vendors: { call: 'vendorsKhan', look: 'companies' },
    gallery: {
      heading: t('Khan Market in pictures'),
      subtitle: t('Books below, kitchens above, and a lane in between'),
    },
  },
  'sarojini-nagar': {
    gallery: {
      heading: t('Sarojini Nagar in pictures'),
      subtitle: t('From the long lane to the winter stalls'),
    },
  },
  'rajouri-garden': {
    gallery: {
      heading: t('Rajouri Garden in pictures'),
      subtitle: t('Lehengas, chole bhature, and two metro lines overhead'),
    },
  },
  'chandni-chowk': { vendors: { call: 'vendorsChandniChowk', look: 'companies' } },
};

/** A market's own page. */
export type MarketPage = MarketContent &
  Omit<Parts, 'gallery'> & { scene: SceneName; pageGallery: MarketGallery | null };

/** The six pages in the order of the cards. */
export const marketPages: readonly MarketPage[] = markets.map((market) => {
  const { vendors, gallery } = parts[market.slug];
  const pictures = market.gallery.map((picture) => ({ ...picture, picture: galleryScene(picture.picture) }));
  return {
    ...market,
    vendors,
    scene: marketScenes[market.slug],
    pageGallery: gallery ? { ...gallery, pictures } : null,
  };
});

/** The six cards. */
export const marketCards: readonly MarketCardWords[] = marketPages.map(({ slug, name, route, scene }) => ({
  slug,
  name,
  route,
  picture: scene,
}));

/** Returns the page at a path, ignoring case; the table of routes ensures that there is one (else the first). */
export const marketPageAt = (pathname: string): MarketPage =>
  marketPages.find(({ route }) => isAt(route, pathname)) ?? marketPages[0]!;

/** The text of the two pages that lead to the markets. */
export const marketsPage = {
  title: t('Markets of Delhi'),
  metaDescription: t(
    'Six markets of Delhi with what to buy, the weekly closing day, the nearest metro and the best hours: M Block, Lajpat Nagar, Khan, Sarojini, Rajouri, Chandni Chowk.',
  ),
  intro: t(
    'Each market has a day of rest, a best hour and a thing it does better than any other. Look before you go.',
  ),
  toList: { label: t('Vendors by market'), href: paths.marketList },
} as const;

/** The text around the list from the API. */
export const marketListPage = {
  title: t('Vendors by market'),
  metaDescription: t(
    'Choose a market of Delhi and see its vendors on a list and on a map, with addresses, phones and directions.',
  ),
  intro: t('Choose a market to see who has a shop there, on a list and on a map.'),
  empty: t('Markets appear here once they are added. Until then, the directory has every vendor.'),
  toCards: { label: t('The six markets'), href: paths.markets },
  toDirectory: { label: t('All vendors'), href: paths.vendors },
} as const;
