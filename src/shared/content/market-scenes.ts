/** @file Which drawing shows a market or a corner of it. */
import type { MarketId } from '#domain/vendors/vendor-categories.ts';
import type { SceneIn, SceneName } from './types.ts';

/** The drawing of each market. */
export const marketScenes: Readonly<Record<MarketId, SceneName>> = {
  'm-block-market': 'market/m-block',
  'lajpat-nagar': 'market/lajpat-nagar',
  'khan-market': 'market/khan-market',
  'sarojini-nagar': 'market/sarojini-nagar',
  'rajouri-garden': 'market/rajouri-garden',
  'chandni-chowk': 'market/chandni-chowk',
};

/** The drawing of a picture in a gallery, by its name in the market's own list. */
export const galleryScene = (picture: SceneIn<'market'>): SceneName => `market/${picture}`;
