import type { Locale } from '#words/locales.ts';
import { localeNow } from '#words/t.ts';
import { pictures as drawn, type PictureName } from '#content/pictures.generated.ts';
import type { BlogCard } from '#contract/blogs.ts';
import { picturePath } from '#domain/formats/picture-path.ts';
import { drawnName, isDrawn } from '#platform/images/drawn-picture.ts';
import type { ShownPicture } from '#platform/library-pictures.ts';
import { coversInHindi } from './seed/covers.hi.ts';

/** The widths in which pages know drawings by their name alone. */
const sceneWidths = '480 720 960';
const isScene = (name: string) => isDrawn(name) && drawn[name].widths.join(' ') === sceneWidths;

const coversIn: Partial<Record<Locale, Readonly<Record<string, string>>>> = { hi: coversInHindi };

/**
 * Returns the description of a drawing in the current language; nothing where it has none there, as the title stands beside it. In a
 * language without any descriptions it is English.
 */
function altOf(name: string): string {
  const said = coversIn[localeNow()];
  return said ? (said[name] ?? '') : drawn[name as PictureName].alt;
}

/** Returns the picture of a post: a scene by its file, one of the library in detail, any other path as it is, else the default drawing. */
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
  // The path of a deleted library picture is no address of a file.
  const image = stored?.startsWith('/picture/') ? null : picturePath(stored);
  return { image, imageAlt: image === null ? altOf('default/blog') : '', picture: null };
}
