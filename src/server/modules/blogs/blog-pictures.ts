import type { Locale } from '#words/locales.ts';
import { localeNow } from '#words/t.ts';
import { pictures as drawn, type PictureName } from '#content/pictures.generated.ts';
import type { BlogCard } from '#contract/blogs.ts';
import { picturePath } from '#domain/formats/picture-path.ts';
import { drawnName, isDrawn } from '#platform/images/drawn-picture.ts';
import type { ShownPicture } from '#platform/library-pictures.ts';
import { coversInHindi } from './seed/covers.hi.ts';

/** Pages know drawings in these widths by their name alone. */
const sceneWidths = '480 720 960';
const isScene = (name: string) => isDrawn(name) && drawn[name].widths.join(' ') === sceneWidths;

const coversIn: Partial<Record<Locale, Readonly<Record<string, string>>>> = { hi: coversInHindi };

/**
 * What a drawing shows, in the language that is spoken now; nothing where nobody has said it there, as the title stands beside it. In a
 * language in which no drawing is described it is English.
 */
function altOf(name: string): string {
  const said = coversIn[localeNow()];
  return said ? (said[name] ?? '') : drawn[name as PictureName].alt;
}

/** The picture of a post: a scene by its file, one of the library in detail, any other path as it is, else the default drawing. */
export function imageOf(
  stored: string | null,
  pictures: ReadonlyMap<string, ShownPicture>,
): Pick<BlogCard, 'image' | 'imageAlt' | 'picture'> {
  const name = drawnName(stored ?? '');
  if (isScene(name)) return { image: `/art/${name}-960.webp`, imageAlt: altOf(name), picture: null };
  const shown = pictures.get(stored ?? '');
  if (shown) {
    const picture = { ...shown.detail, focusX: shown.focus.x, focusY: shown.focus.y };
    return { image: picture.src, imageAlt: picture.alt, picture };
  }
  // A picture of the library that is gone is no address of a file.
  const image = stored?.startsWith('/picture/') ? null : picturePath(stored);
  return { image, imageAlt: image === null ? altOf('default/blog') : '', picture: null };
}
