/** @file The languages of the site. The address says which one is spoken: every page, form and endpoint has a twin below the prefix. */

type LocaleSettings = {
  /** What a page says of itself, for screen readers and search engines. */
  lang: string;
  /** What its addresses begin with. */
  prefix: '' | `/${string}`;
  /** Its name in itself. */
  name: string;
  /** How numbers and dates are written. */
  format: string;
  /** Are its pages offered: in the switch, in the sitemap, to search engines? Until all is said in it they are not. */
  listed: boolean;
};

export const locales = {
  /** The language in which the sentences are written in the code. */
  en: { lang: 'en-IN', prefix: '', name: 'English', format: 'en-IN', listed: true },
  hi: { lang: 'hi', prefix: '/hi', name: 'हिन्दी', format: 'hi-IN', listed: false },
} as const satisfies Record<string, LocaleSettings>;

export type Locale = keyof typeof locales;
export const defaultLocale = 'en' satisfies Locale;
export const localeNames = Object.keys(locales) as Locale[];

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
export function withLocale(locale: Locale, address: string): string {
  const { prefix } = locales[locale];
  return prefix && /^\/(?=\?|$)/.test(address) ? prefix + address.slice(1) : prefix + address;
}
