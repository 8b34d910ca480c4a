/** @file The languages of the site. The address says which one is spoken: every page, form and endpoint has a twin below the prefix. */
import { belowPrefix } from './below-prefix.ts';

type LocaleSettings = {
  /** What a page says of itself, for screen readers and search engines. */
  lang: string;
  /** What its addresses begin with. */
  prefix: '' | `/${string}`;
  /** Its name, in this language. */
  name: string;
  /** How its pages are offered to somebody who has chosen it before, in this language. */
  offer: string;
  /**
   * How numbers and dates are written. Its `nu` is the setting of the digits: `latn` writes 1,23,456, and `deva` १,२३,४५६. A language
   * whose digits are not Latin names it.
   */
  format: string;
  /**
   * Are its pages offered: in the switch, in the sitemap, to search engines? A language that is not listed is in progress: what is not
   * said in it yet is English, and it is spoken only where `LANGUAGES_IN_PROGRESS` names it (docs/recipes/add-a-language.md).
   */
  listed: boolean;
};

export const locales = {
  /** The language in which the sentences are written in the code. */
  en: {
    lang: 'en-IN',
    prefix: '',
    name: 'English',
    offer: 'Read this page in English',
    format: 'en-IN',
    listed: true,
  },
  hi: {
    lang: 'hi',
    prefix: '/hi',
    name: 'हिन्दी',
    offer: 'यह पृष्ठ हिन्दी में पढ़ें',
    format: 'hi-IN-u-nu-latn',
    listed: true,
  },
  pa: {
    lang: 'pa',
    prefix: '/pa',
    name: 'ਪੰਜਾਬੀ',
    offer: 'ਇਹ ਪੰਨਾ ਪੰਜਾਬੀ ਵਿੱਚ ਪੜ੍ਹੋ',
    format: 'pa-IN-u-nu-latn',
    listed: false,
  },
} as const satisfies Record<string, LocaleSettings>;

export type Locale = keyof typeof locales;
export const defaultLocale = 'en' satisfies Locale;
/** Every language of the table, those in progress with them. */
export const knownLocales = Object.keys(locales) as Locale[];

/** A language in which all is said. */
export type ListedLocale = {
  [L in Locale]: (typeof locales)[L]['listed'] extends true ? L : never;
}[Locale];
const isListed = (locale: Locale): locale is ListedLocale => locales[locale].listed;

/** The languages whose pages are offered. */
export const listedLocales = knownLocales.filter(isListed);
/** The languages in progress. */
export const unlistedLocales: readonly Locale[] = knownLocales.filter((locale) => !isListed(locale));

/** Returns the languages that are spoken where these in progress are asked for, by their codes with commas between. */
export const spokenWith = (asked = ''): Locale[] =>
  knownLocales.filter((locale) => isListed(locale) || asked.split(',').includes(locale));

/**
 * The languages that are spoken here: pages, endpoints, forms and mails of any other are unknown. Builds put their own text in the
 * place of the setting (`spokenLanguages` in scripts/built-locale.ts), so that all parts of one speak the same.
 */
export const localeNames = spokenWith(process.env.LANGUAGES_IN_PROGRESS);

const translated = localeNames.filter((locale) => locale !== defaultLocale);

/** Returns the language of an address, and the address that it has in the default language. */
export function splitLocale(address: string): { locale: Locale; address: string } {
  for (const locale of translated) {
    const { prefix } = locales[locale];
    if (!address.startsWith(prefix)) continue;
    const rest = address.slice(prefix.length);
    if (rest === '' || rest.startsWith('?')) return { locale, address: `/${rest}` };
    if (rest.startsWith('/')) return { locale, address: rest };
  }
  return { locale: defaultLocale, address };
}

/** Returns the address of the twin in a language: of `/` it is the prefix alone. */
export const withLocale = (locale: Locale, address: string): string =>
  belowPrefix(locales[locale].prefix, address);

/** A language in which a page is offered beside its own. */
export type Twin = Pick<LocaleSettings, 'lang' | 'prefix' | 'name' | 'offer'>;

/** Returns the languages in which the pages of one are offered, too: those that are listed. */
export const twinsOf = (
  locale: Locale,
  known: Readonly<Record<Locale, LocaleSettings>> = locales,
): readonly Twin[] =>
  localeNames
    .filter((one) => one !== locale && known[one].listed)
    .map((one) => {
      const { lang, prefix, name, offer } = known[one];
      return { lang, prefix, name, offer };
    });

/** A page in a language, as search engines are told of it. */
export type Alternate = { lang: string; address: string };

/**
 * Returns the addresses of a page in each language that it is offered in, and the one for everybody else (`x-default`); none when it
 * is offered in one alone.
 */
export function alternatesOf(address: string, spoken: readonly Locale[] = listedLocales): Alternate[] {
  if (spoken.length < 2) return [];
  const own = spoken.map((locale) => ({
    lang: locales[locale].lang as string,
    address: withLocale(locale, address),
  }));
  return [...own, { lang: 'x-default', address }];
}
