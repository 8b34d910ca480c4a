/** @file The drawn pictures of invented vendors: each its own where one is drawn, else one for its trade. */
import type { PictureDetail } from '#contract/vendors.ts';
import { pictures as drawn, type Picture, type PictureName } from '#content/pictures.generated.ts';

const isDrawn = (name: string): name is PictureName => Object.hasOwn(drawn, name);

/** `Amaltas Farm` becomes `amaltas-farm`, as drawings are named. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function detailOf(name: PictureName): PictureDetail {
  const picture: Picture = drawn[name];
  const largest = picture.widths.at(-1)!;
  const file = (width: number, format: string) => `/art/${name}-${width}.${format}`;
  return {
    src: file(largest, 'webp'),
    width: largest,
    height: Math.round((largest * picture.height) / picture.width),
    alt: picture.alt,
    blur: null,
    sources: (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      srcset: picture.widths.map((width) => `${file(width, format)} ${width}w`).join(', '),
    })),
  };
}

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
  return detailOf(wanted.find(isDrawn) ?? 'default/vendor');
}
