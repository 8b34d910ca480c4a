/** @file Fields of a type in a file's front matter: the names that other systems give them, and the values as we store them. */
import { contentLimits } from '#contract/desk/content/content-item.ts';
import type { ContentValue, Field } from '#contract/desk/content/fields.ts';
import { dayOfMoment } from '#domain/formats/day-of-moment.ts';
import { keyOf } from './key-of.ts';
import { inOneLine } from './readable-text.ts';

/** Names of post fields in other systems. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  excerpt: ['description', 'summary', 'subtitle'],
  image: [
    'cover',
    'thumbnail',
    'featured_image',
    'featuredImage',
    'feature_image',
    'hero',
    'heroImage',
    'coverImage',
    'banner',
  ],
  category: ['categories', 'section', 'tags'],
  date: ['published', 'publishDate', 'pubDate', 'pubDatetime', 'published_at', 'created'],
  author: ['authors'],
};
/** Names that tell an item's place, or are ignored. */
export const ownWords = new Set(['type', 'id', 'lang', 'slug', 'key', 'layout', 'permalink']);

/** Returns texts, which some systems write as records with a name; a record without one is none. */
export const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    const isRecord = typeof one === 'object' && one !== null && !Array.isArray(one);
    const text = isRecord ? (one as Record<string, unknown>)['name'] : one;
    return typeof text === 'string' || typeof text === 'number' || typeof text === 'boolean'
      ? [String(text)]
      : [];
  });

/** Returns the address of a picture, which some systems write as a record. */
function pictureIn(written: unknown): string | undefined {
  const [one] = Array.isArray(written) ? written : [written];
  if (typeof one !== 'object' || one === null) return textsIn(one)[0];
  const found = ['src', 'image', 'url', 'relative'].map((name) => (one as Record<string, unknown>)[name]);
  return found.find((value) => typeof value === 'string');
}

/** A line of ours has no line end. Its blanks stay as they are. */
const line = (written: string) => (/[\n\r\u007F]/.test(written) ? inOneLine(written) : written);

/** Returns the stored value for a written one, or undefined when it fits no form of the field. */
export function valueOf(field: Field, written: unknown): ContentValue | undefined {
  if (field.kind === 'list' || field.kind === 'place')
    return written === null ? undefined : (written as ContentValue);
  if (field.kind === 'picture') return pictureIn(written);
  const [first] = textsIn(written);
  if (first === undefined) return undefined;
  switch (field.kind) {
    case 'day':
      return dayOfMoment(first) ?? undefined;
    case 'number':
      return Number.isFinite(Number(first)) ? Number(first) : undefined;
    case 'choice':
    case 'choices': {
      const chosen = textsIn(written).flatMap(
        (one) =>
          Object.entries(field.options).find((names) =>
            names.some((name) => name.toLowerCase() === one.trim().toLowerCase()),
          )?.[0] ?? [],
      );
      return field.kind === 'choices' ? chosen : chosen[0];
    }
    case 'references':
      return textsIn(written).map((one) => keyOf(one, contentLimits.key, field.of));
    case 'lines':
      return Array.isArray(written) ? textsIn(written).map(line) : first.split(',').map((one) => one.trim());
    case 'line':
      return line(first);
    case 'text':
    case 'markdown':
    case 'moment':
    case 'link':
      return first;
  }
}

/** Returns whether the address of a picture is one of this site: of the library, or drawn. */
export const isOwnPicture = (address: string): boolean => /^\/(?:picture|art|brand)\//.test(address);
