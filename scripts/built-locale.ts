import { defaultLocale, localeNames, type Locale } from '#words/locales.ts';

/** The language of the build at hand: each speaks one, so that a page carries the words of no other. */
export const builtLocale: Locale =
  localeNames.find((locale) => locale === process.env['LOCALE']) ?? defaultLocale;

/** Returns the folder of a language's build, from the folder of the checkout. */
export const buildFolderOf = (locale: Locale): string =>
  locale === defaultLocale ? 'build' : `build/locales/${locale}`;

/** Where the pages are built in the language of tests (scripts/words/pseudo.ts); undefined in every other build. */
export const pseudoFolder = process.env['PSEUDO_BUILD'];
/** The folder of the build at hand, from the folder of the checkout. */
export const builtFolder = pseudoFolder ?? buildFolderOf(builtLocale);
