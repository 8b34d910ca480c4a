/**
 * @file Every displayed sentence is written as `t('…')`, in English, and is its own key in the other languages' catalogues. A build
 * of the pages speaks one language: it replaces each call with the sentence (scripts/words-build.ts). On the server and in tests,
 * the language of the request decides.
 */
import MessageFormat from '@messageformat/core';
import { defaultLocale, locales, twinsOf, type Locale, type Twin } from './locales.ts';

/** Values of a sentence: `{name}`, or a number that decides between `{count, plural, one {# vendor} other {# vendors}}`. */
export type Values = Readonly<Record<string, string | number>>;
/** Translated sentences by their English originals. */
export type Catalog = Readonly<Record<string, string>>;

type Speaker = {
  /** Returns the current language. */
  locale: () => Locale;
  catalogs: Readonly<Partial<Record<Locale, Catalog>>>;
};

let speaker: Speaker = { locale: () => defaultLocale, catalogs: {} };
const compiled = new Map<string, (values: Values) => string>();

/** Sets how the current language and the catalogues are found; called once, by the server. */
export function speakWith(next: Speaker): void {
  speaker = next;
}

/** Returns the current language. A build replaces these calls, too. */
export const localeNow = (): Locale => speaker.locale();
/** Returns the address prefix of the current language. */
export const prefixNow = (): string => locales[localeNow()].prefix;
/** Returns the locale of numbers and dates in the current language. */
export const formatNow = (): string => locales[localeNow()].format;
/** Returns the `lang` of pages in the current language. */
export const langNow = (): string => locales[localeNow()].lang;

/** Returns the other languages in which this page is offered. */
export const twinsNow = (): readonly Twin[] => twinsOf(localeNow());

/**
 * Returns a sentence defined elsewhere, such as a fixed sentence of the contract, in the current language.
 * @where How is a sentence translated on the server?
 */
export const translated = (sentence: string): string => speaker.catalogs[localeNow()]?.[sentence] ?? sentence;

/**
 * Returns a sentence in the current language, or in English where the catalogue has none. With values it is a pattern of ICU
 * MessageFormat. Both are literals at the call, so that a build can replace it with the sentence.
 */
export function t(sentence: string, values?: Values): string {
  const words = translated(sentence);
  if (!values) return words;
  const format = formatNow();
  const key = `${format} ${words}`;
  const fill = compiled.get(key) ?? new MessageFormat(format).compile(words);
  compiled.set(key, fill);
  return fill(values);
}
