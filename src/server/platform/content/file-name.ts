/** @file The parts of a markdown file's name: its language and its key. */
import { sideLocales } from '#contract/desk/content/sides.ts';
import { defaultLocale, type Locale } from '#words/locales.ts';

/** Returns the suffix of a file's name for a language, before its ending: nothing for English. */
export const fileSuffix = (locale: Locale): string => (locale === defaultLocale ? '' : `.${locale}`);
const suffixPattern = new RegExp(`\\.(${[defaultLocale, ...sideLocales].join('|')})(?=\\.[^./]*$)`, 'i');

/** The folder for drafts of published items in our own exports. */
export const draftsFolder = 'drafts/';
/** Returns whether a file stands in that folder, also behind the one that a computer makes of an unpacked zip. */
export const isInDrafts = (path: string): boolean => `/${path}`.includes(`/${draftsFolder}`);

/** Returns the language in a file's name. */
export const localeOfFile = (path: string): Locale =>
  sideLocales.find((one) => one === suffixPattern.exec(path)?.[1]?.toLowerCase()) ?? defaultLocale;

/** Returns a file's path without the language in its name. */
export const withoutSuffix = (path: string): string => path.replace(suffixPattern, '');

/** The name of a file; of a folder whose text is its `index` file, that of the folder. */
export const ownName = (path: string): string =>
  withoutSuffix(path)
    .replace(/(?<![^/])([^/]+)\/index(?=\.[^./]*$)/i, '$1')
    .replace(/^.*\//, '')
    .replace(/\.[^.]*$/, '');

/** Blog systems write the date into the file's name. */
export const fileKey = (path: string) => ownName(path).replace(/^\d{4}-\d{2}-\d{2}-/, '');

/** Returns the day in a file's name, as `YYYY-MM-DD`. */
export const dayInName = (path: string): string | null =>
  /^(\d{4}-\d{2}-\d{2})-/.exec(ownName(path))?.[1] ?? null;
