/** @file Fields of a type in a file's front matter: the names that other systems give them, and the values as we store them. */
import { contentLimits } from '#contract/desk/content/content-item.ts';
import type { ContentValue, Field } from '#contract/desk/content/fields.ts';
import { keyOf } from './key-of.ts';

/** Names of post fields in other systems. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  excerpt: ['description', 'summary', 'subtitle'],
  image: ['cover', 'thumbnail', 'featured_image', 'featuredImage', 'hero'],
  category: ['categories', 'section', 'tags'],
  date: ['published', 'publishDate', 'pubDate'],
};
/** Names that tell an item's place, or are ignored. */
export const ownWords = new Set(['type', 'lang', 'slug', 'key', 'layout', 'permalink']);

export const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== undefined).map(String);

/** Returns the stored value for a written one, or undefined when it fits no form of the field. */
export function valueOf(field: Field, written: unknown): ContentValue | undefined {
  const [first] = textsIn(written);
  if (first === undefined) return undefined;
  switch (field.kind) {
    case 'day':
      return /^\d{4}-\d{2}-\d{2}/.exec(first)?.[0];
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
      return Array.isArray(written) ? textsIn(written) : first.split(',').map((one) => one.trim());
    case 'list':
    case 'place':
      return written as ContentValue;
    case 'line':
    case 'text':
    case 'markdown':
    case 'moment':
    case 'link':
    case 'picture':
      return first;
  }
}
