/** @file Brands as content, and as the home page shows them. */
import type { Brand } from '#contract/brands.ts';
import { sideLocales } from '#contract/desk/content/sides.ts';
import type { PictureDetail } from '#contract/picture-detail.ts';
import { sampleLogoPath } from '#facts/paths.ts';
import type { ShownPictures } from '#platform/library-pictures.ts';
import { listedTarget } from '#platform/listed-content.ts';
import type { ContentTarget, PublishedContent } from '#platform/content-target.ts';
import { brandSeeds } from './seed/brands.ts';

type BrandContent = { name: string; logo: string };

/** Returns a drawn logo of the demonstration: one file, which fits every size. */
const drawnLogo = (src: string): PictureDetail | undefined =>
  src.startsWith(sampleLogoPath)
    ? { src, width: 168, height: 64, alt: '', blur: null, sources: [] }
    : undefined;

/** Returns the logos of the home page whose picture exists. */
export async function brandsOf(
  items: readonly PublishedContent[],
  picturesOf: ShownPictures,
): Promise<Brand[]> {
  const brands = items.map(({ id, data }) => ({ id, ...(data as BrandContent) }));
  const shown = await picturesOf(brands.map(({ logo }) => logo));
  return brands.flatMap(({ id, name, logo }) => {
    const detail = drawnLogo(logo) ?? shown.get(logo)?.detail;
    return detail ? [{ id, logo: { ...detail, alt: name } }] : [];
  });
}

export const brandTarget: ContentTarget = listedTarget({
  tags: () => ['brands'],
  // A brand has the same name in every language, so that no translation is missing.
  initialSides: (demo) =>
    (demo ? brandSeeds : []).flatMap(({ name }) =>
      sideLocales.map((locale) => ({ of: name, locale, words: { name } })),
    ),
  initial: (demo) =>
    demo
      ? brandSeeds.map(({ name, logo }) => ({ data: { name, logo: `${sampleLogoPath}${logo}.svg` } }))
      : [],
});
