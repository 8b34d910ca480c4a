/** @file The pictures that came with the program, as pages draw stored ones. */
import type { PictureDetail } from '#contract/picture-detail.ts';
import { pictures as drawn, type Picture, type PictureName } from '#content/pictures.generated.ts';

/** Returns whether there is a drawn picture of that name. */
export const isDrawn = (name: string): name is PictureName => Object.hasOwn(drawn, name);

/** The name in what names a drawing: `/art/<name>`, or one of its files, as content of earlier releases does. */
export const drawnName = (source: string): string => /^\/art\/(.+?)(?:-\d+\.webp)?$/.exec(source)?.[1] ?? '';

/** The picture with its sources. */
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
