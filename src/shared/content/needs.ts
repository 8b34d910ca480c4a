/** @file What a visitor may have asked for on the way to the venue page, and how that page helps. */
import { paths } from '#facts/paths.ts';
import type { VendorCategory } from '#contract/vendor-categories.ts';

/** `categories` are the vendors that fit; `page` is where the need has a page of its own. */
export type Need = { readonly categories: readonly VendorCategory[]; readonly page?: string };

/** By the tile's name, in its exact spelling. */
export const needs: Readonly<Record<string, Need>> = {
  Venue: { categories: ['venue'] },
  Catering: { categories: ['catering'], page: paths.catering },
  Decoration: { categories: ['decoration'], page: paths.decoration },
  Music: { categories: ['music', 'dj'], page: paths.entertainment },
  'Fashion Designers': { categories: ['fashion'] },
  Photography: { categories: ['photography'] },
  choreography: { categories: ['choreography'] },
  'Car Rentals': { categories: ['car-rentals'] },
};
