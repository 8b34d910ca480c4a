/** @file The pictures that come with the program, in the form of stored ones. */
import type { PictureDetail } from '#contract/picture-detail.ts';
import { pictures as drawn, type Picture, type PictureName } from '#content/pictures.generated.ts';

/** Returns whether there is a drawn picture of that name. */
export const isDrawn = (name: string): name is PictureName => Object.hasOwn(drawn, name);

/** Returns the name in a drawing's path: `/art/<name>`, or one of its files, as in content of earlier releases. */
export const drawnName = (source: string): string => /^\/art\/(.+?)(?:-\d+\.webp)?$/.exec(source)?.[1] ?? '';

/** Returns the picture with its sources. */
export function drawnPicture(name: PictureName): PictureDetail {
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
