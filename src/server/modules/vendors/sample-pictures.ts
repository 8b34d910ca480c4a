/** @file The drawn pictures of invented vendors: each its own where one is drawn, else one for its trade. */
import type { PictureDetail } from '#contract/picture-detail.ts';
import { drawnPicture, isDrawn } from '#platform/images/drawn-picture.ts';
import { picturesOfTrade } from './trade-pictures.ts';

/** `Amaltas Farm` becomes `amaltas-farm`, as drawings are named. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The profile picture of an invented vendor; a real one without a picture has none. */
export function samplePicture(
  vendor: { companyName: string } & Parameters<typeof picturesOfTrade>[0],
): PictureDetail {
  const squares = [slugOf(vendor.companyName), ...vendor.categories].map((name) => `vendor/${name}`);
  return drawnPicture(squares.find(isDrawn) ?? picturesOfTrade(vendor)[0]);
}
