/** @file The languages of the site. The address determines the language: every page, form and endpoint has a twin below the prefix. */
import { belowPrefix } from './below-prefix.ts';

type LocaleSettings = {
  /** The page's `lang`, for screen readers and search engines. */
  lang: string;
  /** The prefix of its addresses. */
  prefix: '' | `/${string}`;
  /** Its name, in this language. */
  name: string;
  /** The offer of its pages to a visitor who chose it before, in this language. */
  offer: string;
  /**
   * Locale of numbers and dates. Its `nu` sets the digits: `latn` writes 1,23,456, and `deva` १,२३,४५६. A language whose digits are
   * not Latin names it.
   */
  format: string;
  /**
   * Whether its pages are offered: in the switch, in the sitemap, to search engines. A language that is not listed is in progress:
   * missing sentences are English, and it is spoken only where `LANGUAGES_IN_PROGRESS` names it (docs/recipes/add-a-language.md).
   */
  listed: boolean;
};

export const locales = {
  /** The language of the sentences in the code. */
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
/** Every language of the table, including those in progress. */
export const knownLocales = Object.keys(locales) as Locale[];

/** A complete language. */
export type ListedLocale = {
  [L in Locale]: (typeof locales)[L]['listed'] extends true ? L : never;
}[Locale];
const isListed = (locale: Locale): locale is ListedLocale => locales[locale].listed;

/** The complete languages, whose pages are offered. */
export const listedLocales = knownLocales.filter(isListed);
/** The languages in progress. */
export const unlistedLocales: readonly Locale[] = knownLocales.filter((locale) => !isListed(locale));

/** Returns the languages that are spoken when these in progress are enabled, given as codes joined by commas. */
export const spokenWith = (asked = ''): Locale[] =>
  knownLocales.filter((locale) => isListed(locale) || asked.split(',').includes(locale));

/**
 * The languages that are spoken here: pages, endpoints, forms and mails in any other are unknown. Builds replace the setting with a
 * literal of their own (`spokenLanguages` in scripts/built-locale.ts), so that all parts of one build agree.
 */
export const localeNames = spokenWith(process.env.LANGUAGES_IN_PROGRESS);

const translated = localeNames.filter((locale) => locale !== defaultLocale);

/** Returns the language of an address, and its address in the default language. */
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

/** Returns the address of the twin in a language: for `/` the prefix alone. */
export const withLocale = (locale: Locale, address: string): string =>
  belowPrefix(locales[locale].prefix, address);

/** Another language of a page. */
export type Twin = Pick<LocaleSettings, 'lang' | 'prefix' | 'name' | 'offer'>;

/** Returns the other languages in which a page is offered: those that are listed. */
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

/** A page's address in one language, as given to search engines. */
export type Alternate = { lang: string; address: string };

/** Returns the addresses of a page in each of its languages, and the default one (`x-default`); none when it has only one. */
export function alternatesOf(address: string, spoken: readonly Locale[] = listedLocales): Alternate[] {
  if (spoken.length < 2) return [];
  const own = spoken.map((locale) => ({
    lang: locales[locale].lang as string,
    address: withLocale(locale, address),
  }));
  return [...own, { lang: 'x-default', address }];
}
