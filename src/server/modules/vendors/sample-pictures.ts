/** @file The drawn pictures of invented vendors: each its own where one is drawn, else one for its trade. */
import type { PictureDetail } from '#contract/picture-detail.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import { drawnPicture, isDrawn } from '#platform/images/drawn-picture.ts';

/** `Amaltas Farm` becomes `amaltas-farm`, as drawings are named. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Scenes for trades that have no picture of their own. */
const standIns: Readonly<Record<string, PictureName>> = {
  makeup: 'gallery/mehndi',
  priest: 'gallery/pheras',
};

/** The profile picture of an invented vendor; a real one without a picture has none. */
export function samplePicture(vendor: { companyName: string; categories: readonly string[] }): PictureDetail {
  const wanted = [slugOf(vendor.companyName), ...vendor.categories].map(
    (name) => standIns[name] ?? `vendor/${name}`,
  );
  return drawnPicture(wanted.find(isDrawn) ?? 'default/vendor');
}
