/** @file Drawings of the markets and their details. */
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

/** Returns the drawing of a gallery picture, by its name in the market's own list. */
export const galleryScene = (picture: SceneIn<'market'>): SceneName => `market/${picture}`;
