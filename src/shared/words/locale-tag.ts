import { defaultLocale, type Locale } from './locales.ts';

/** Returns the cache tag of what shows something in one language alone. In English there is none of its own. */
export const localeTag = (locale: Locale, tag: string): string =>
  locale === defaultLocale ? tag : `${locale}:${tag}`;

/** Returns the tags of what is shown in a language: those of any language, and its own. */
export const tagsInLocale = (locale: Locale, tags: readonly string[]): string[] =>
  locale === defaultLocale ? [...tags] : tags.flatMap((tag) => [tag, localeTag(locale, tag)]);
