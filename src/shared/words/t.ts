/**
 * @file Every sentence for people is written as `t('…')`, in English, and is its own key in the catalogues of the other languages.
 * A build of the pages speaks one language: there the calls are gone, and the sentence stands in their place
 * (scripts/words-build.ts). Here, on the server and in tests, the language of the request decides.
 */
import MessageFormat from '@messageformat/core';
import { defaultLocale, locales, twinsOf, type Locale, type Twin } from './locales.ts';

/** What a sentence holds: `{name}`, or a number that decides between `{count, plural, one {# vendor} other {# vendors}}`. */
export type Values = Readonly<Record<string, string | number>>;
/** The sentences of a language by the English ones. */
export type Catalog = Readonly<Record<string, string>>;

type Speaker = {
  /** The language that is spoken now. */
  locale: () => Locale;
  catalogs: Readonly<Partial<Record<Locale, Catalog>>>;
};

let speaker: Speaker = { locale: () => defaultLocale, catalogs: {} };
const compiled = new Map<string, (values: Values) => string>();

/** Says how the language is known and what it says; once, by the server. */
export function speakWith(next: Speaker): void {
  speaker = next;
}

/** Returns the language that is spoken now. A build puts its own in the place of these calls, too. */
export const localeNow = (): Locale => speaker.locale();
/** Returns what the addresses of the language begin with that is spoken now. */
export const prefixNow = (): string => locales[localeNow()].prefix;
/** Returns how numbers and dates are written in the language that is spoken now. */
export const formatNow = (): string => locales[localeNow()].format;
/** Returns what a page in the language that is spoken now says of itself. */
export const langNow = (): string => locales[localeNow()].lang;

/** Returns the other languages in which this page is offered. */
export const twinsNow = (): readonly Twin[] => twinsOf(localeNow());

/**
 * Returns a sentence that came from elsewhere, such as a fixed sentence of the contract, in the language that is spoken now.
 * @where How is a sentence translated on the server?
 */
export const translated = (sentence: string): string => speaker.catalogs[localeNow()]?.[sentence] ?? sentence;

/**
 * Returns a sentence in the language that is spoken now, in English where the catalogue has none. With values it is a pattern of
 * ICU MessageFormat. Both are written out where it is called, so that a build can put the sentence in its place.
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
