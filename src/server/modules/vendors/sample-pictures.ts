/** @file The drawn pictures of invented vendors: the vendor's own drawing if there is one, else one of the trade. */
import type { PictureDetail } from '#contract/picture-detail.ts';
import { drawnPicture, isDrawn } from '#platform/images/drawn-picture.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import { picturesOfTrade } from './trade-pictures.ts';

/** Returns a name in the form of drawing names: `amaltas-farm` for `Amaltas Farm`. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Drawings of vendors without one of their own whose trade has given its square to another. */
const instead: Readonly<Partial<Record<string, PictureName>>> = {
  'chandni-banquet-sector-18': 'blog/farmhouse-or-banquet-hall',
};

/** Returns one of them by the name, so that two vendors of a list seldom have the same and each keeps its own. */
const byName = <T>(name: string, choices: readonly [T, ...T[]]): T => {
  const sum = Array.from(name).reduce((before, letter) => (before * 2 + letter.codePointAt(0)!) % 9973, 0);
  return choices[sum % choices.length] ?? choices[0];
};

/** Returns the profile picture of an invented vendor; a real one without a picture has none. */
export function samplePicture(
  vendor: { companyName: string } & Parameters<typeof picturesOfTrade>[0],
): PictureDetail {
  const slug = slugOf(vendor.companyName);
  const squares = [
    ...(instead[slug] ? [instead[slug]] : []),
    ...[slug, ...vendor.categories].map((name) => `vendor/${name}`),
  ];
  return drawnPicture(squares.find(isDrawn) ?? byName(vendor.companyName, picturesOfTrade(vendor)));
}
