/** @file Needs that a visitor may choose on the way to the venue page, and the page's help for each. */
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import type { VendorKind } from '#domain/vendors/vendor-categories.ts';

/** A need: its displayed name; `kinds` are the fitting vendors; `page` is the need's own page, if any. */
export type Need = {
  readonly label: string;
  readonly kinds: readonly VendorKind[];
  readonly page?: string;
};

/** Needs by the tile's name, in its exact spelling. */
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
