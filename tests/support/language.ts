/** @file The text and addresses of a journey in its view's language: each journey is written once, and `@hindi` runs it in Hindi, too. */
import { readCatalogs } from '#platform/words/catalogs.ts';
import { splitLocale, withLocale, type Locale } from '#words/locales.ts';
import { inLanguage, type PerLanguage } from '#words/per-language.ts';
import { localeNow, speakWith, t, type Values } from '#words/t.ts';

const catalogs = readCatalogs();

/** Sets the language of the site's formats and sentences by a browser's language (`hi-IN`). */
export const speakAs = (browser: string): void =>
  speakWith({ locale: () => browser.split('-')[0] as Locale, catalogs });

/**
 * Returns a sentence of the site in the view's language, without its link and bold marks. A sentence missing from the site is an
 * error in any language.
 */
export function say(sentence: string, values?: Values): string {
  if (!(sentence in catalogs.hi!)) throw new Error(`The site never says "${sentence}".`);
  return t(sentence, values).replaceAll(/<\/?\w+>/g, '');
}

/** Returns an address in the view's language. */
export const at = (address: string): string => withLocale(localeNow(), splitLocale(address).address);

/** Returns a pattern that matches a sentence with any values. */
export const saying = (sentence: string): RegExp =>
  new RegExp(
    say(sentence)
      .split(/\{\w+\}/)
      .map((words) => words.replaceAll(/[.*+?^$()[\]|\\]/g, String.raw`\$&`))
      .join('.+'),
  );

/** Returns the view's language of the demonstration's own texts, which are in no catalogue. */
export const written = (words: PerLanguage<string>): string => inLanguage(words, localeNow());

/** Returns a sentence of the site in every language, to check that no page has it. */
export const inEveryLanguage = (sentence: string): readonly string[] => {
  if (!(sentence in catalogs.hi!)) throw new Error(`The site never says "${sentence}".`);
  return [sentence, ...Object.values(catalogs).map((catalog) => catalog[sentence] ?? sentence)];
};
