import type { Brand, brandEndpoints } from '#contract/brands.ts';
import { sideLocales } from '#contract/desk/content/sides.ts';
import type { PictureDetail } from '#contract/picture-detail.ts';
import { sampleLogoPath } from '#facts/paths.ts';
import type { PicturesOf } from '#platform/library-pictures.ts';
import { listedTarget, type PublishedItems } from '#platform/listed-content.ts';
import type { Module } from '#platform/module.ts';
import { brandSeeds } from './seed/brands.ts';

type Asked = { published: PublishedItems; picturesOf: PicturesOf };
type Written = { name: string; logo: string };

/** The drawn logos of the demonstration are no scenes: one file each, which fits every size. */
const drawnLogo = (src: string): PictureDetail | undefined =>
  src.startsWith(sampleLogoPath)
    ? { src, width: 168, height: 64, alt: '', blur: null, sources: [] }
    : undefined;

/** The logos of the home page. */
export const createBrands = ({ published, picturesOf }: Asked): Module<typeof brandEndpoints> => ({
  handlers: {
    async brandList(_, { addTags }) {
      const items = (await published('brand')).map(({ id, data }) => ({ id, ...(data as Written) }));
      const shown = await picturesOf(
        items.map(({ logo }) => logo),
        addTags,
      );
      return items.flatMap(({ id, name, logo }): Brand[] => {
        const detail = drawnLogo(logo) ?? shown.get(logo)?.detail;
        return detail ? [{ id, logo: { ...detail, alt: name } }] : [];
      });
    },
  },
  content: {
    brand: listedTarget({
      tags: () => ['brands'],
      // A brand is called the same in every language: the desk misses nothing.
      initialSides: (demo) =>
        (demo ? brandSeeds : []).flatMap(({ name }) =>
          sideLocales.map((locale) => ({ of: name, locale, words: { name } })),
        ),
      initial: (demo) =>
        demo
          ? brandSeeds.map(({ name, logo }) => ({ data: { name, logo: `${sampleLogoPath}${logo}.svg` } }))
          : [],
    }),
  },
});
