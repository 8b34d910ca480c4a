import { defaultLocale, localeNames, type Locale } from '#words/locales.ts';

/** The language of the present build: each has one, so that a page carries the words of no other. */
export const builtLocale: Locale =
  localeNames.find((locale) => locale === process.env['LOCALE']) ?? defaultLocale;

/**
 * For `define` of every build: its languages in progress. A browser has no environment, and a server must not offer a language that
 * was not built.
 */
export const spokenLanguages = {
  'process.env.LANGUAGES_IN_PROGRESS': JSON.stringify(localeNames.join()),
};

/** Returns the folder of a language's build, from the folder of the checkout. */
export const buildFolderOf = (locale: Locale): string =>
  locale === defaultLocale ? 'build' : `build/locales/${locale}`;

/** The folder of the present build, from the folder of the checkout. */
export const builtFolder = buildFolderOf(builtLocale);
