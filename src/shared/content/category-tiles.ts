import { paths } from '#facts/paths.ts';
import { needs } from './needs.ts';
import type { CategoryTile } from './types.ts';

const tile = (need: string, photo: CategoryTile['photo']): CategoryTile => ({
  label: needs[need]!.label,
  need,
  photo,
  url: `${paths.location}?need=${encodeURIComponent(need)}`,
});

/**
 * The eight tiles of the categories overview. All link to the venue page, which names the chosen need. No tile has the picture of a
 * service: the cards on the same page, and the venue page itself, show those.
 */
export const categoryTiles: readonly CategoryTile[] = [
  tile('Venue', 'gallery/lamp-lit-path'),
  tile('Catering', 'gallery/buffet'),
  tile('Decoration', 'gallery/floral-gate'),
  tile('Music', 'category/music'),
  tile('Fashion Designers', 'category/fashion-designers'),
  tile('Photography', 'category/photography'),
  tile('choreography', 'category/choreography'),
  tile('Car Rentals', 'category/car-rentals'),
];
