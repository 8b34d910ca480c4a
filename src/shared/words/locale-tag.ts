import { defaultLocale, type Locale } from './locales.ts';

/** Returns the cache tag of content shown in one language only. English has no tag of its own. */
export const localeTag = (locale: Locale, tag: string): string =>
  locale === defaultLocale ? tag : `${locale}:${tag}`;

/** Returns the cache tags of content in a language: those common to all languages, and its own. */
export const tagsInLocale = (locale: Locale, tags: readonly string[]): string[] =>
  locale === defaultLocale ? [...tags] : tags.flatMap((tag) => [tag, localeTag(locale, tag)]);
