/** @file What a visitor may have asked for on the way to the venue page, and how that page helps. */
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import type { VendorKind } from '#domain/vendors/vendor-categories.ts';

/** What people read for it; `kinds` are the vendors that fit; `page` is where the need has a page of its own. */
export type Need = {
  readonly label: string;
  readonly kinds: readonly VendorKind[];
  readonly page?: string;
};

/** By the tile's name, in its exact spelling. */
export const needs: Readonly<Record<string, Need>> = {
  Venue: { label: t('Venue'), kinds: ['venue'] },
  Catering: { label: t('Catering'), kinds: ['catering'], page: paths.catering },
  Decoration: { label: t('Decoration'), kinds: ['decoration'], page: paths.decoration },
  Music: { label: t('Music'), kinds: ['music', 'dj'], page: paths.entertainment },
  'Fashion Designers': { label: t('Fashion Designers'), kinds: ['fashion'] },
  Photography: { label: t('Photography'), kinds: ['photography'] },
  choreography: { label: t('choreography'), kinds: ['choreography'] },
  'Car Rentals': { label: t('Car Rentals'), kinds: ['car-rentals'] },
};
