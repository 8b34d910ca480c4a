/** @file What a visitor may have asked for on the way to the venue page, and how that page helps. */
import { paths } from '#facts/paths.ts';
import type { VendorKind } from '#contract/vendor-categories.ts';

/** `kinds` are the vendors that fit; `page` is where the need has a page of its own. */
export type Need = { readonly kinds: readonly VendorKind[]; readonly page?: string };

/** By the tile's name, in its exact spelling. */
export const needs: Readonly<Record<string, Need>> = {
  Venue: { kinds: ['venue'] },
  Catering: { kinds: ['catering'], page: paths.catering },
  Decoration: { kinds: ['decoration'], page: paths.decoration },
  Music: { kinds: ['music', 'dj'], page: paths.entertainment },
  'Fashion Designers': { kinds: ['fashion'] },
  Photography: { kinds: ['photography'] },
  choreography: { kinds: ['choreography'] },
  'Car Rentals': { kinds: ['car-rentals'] },
};
