import type { Locale } from './locales.ts';

const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** Returns a language's English name: Hindi. */
export const languageName = (locale: Locale): string => inEnglish.of(locale) ?? locale;
