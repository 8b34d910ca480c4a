/** @file The words and addresses of a journey in the language of its view: it is written once, and `@hindi` runs it in Hindi, too. */
import { readCatalogs } from '#platform/words/catalogs.ts';
import { splitLocale, withLocale, type Locale } from '#words/locales.ts';
import { inLanguage, type PerLanguage } from '#words/per-language.ts';
import { localeNow, speakWith, t, type Values } from '#words/t.ts';

const catalogs = readCatalogs();

/** Lets everything of the site that words dates and numbers speak the language of a browser (`hi-IN`). */
export const speakAs = (browser: string): void =>
  speakWith({ locale: () => browser.split('-')[0] as Locale, catalogs });

/**
 * Returns a sentence of the site in the language of the view, without the marks of what is a link or bold in it. One that the site
 * does not say is a mistake in any language.
 */
export function say(sentence: string, values?: Values): string {
  if (!(sentence in catalogs.hi!)) throw new Error(`The site never says "${sentence}".`);
  return t(sentence, values).replaceAll(/<\/?\w+>/g, '');
}

/** Returns an address in the language of the view. */
export const at = (address: string): string => withLocale(localeNow(), splitLocale(address).address);

/** Returns a pattern of a sentence whatever its values are. */
export const saying = (sentence: string): RegExp =>
  new RegExp(
    say(sentence)
      .split(/\{\w+\}/)
      .map((words) => words.replaceAll(/[.*+?^$()[\]|\\]/g, String.raw`\$&`))
      .join('.+'),
  );

/** Returns what the demonstration's own texts say, which are in no catalogue, in the language of the view. */
export const written = (words: PerLanguage<string>): string => inLanguage(words, localeNow());

/** Returns a sentence of the site in every language, for what must be on no page. */
export const inEveryLanguage = (sentence: string): readonly string[] => {
  if (!(sentence in catalogs.hi!)) throw new Error(`The site never says "${sentence}".`);
  return [sentence, ...Object.values(catalogs).map((catalog) => catalog[sentence] ?? sentence)];
};
