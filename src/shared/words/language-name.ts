import type { Locale } from './locales.ts';

const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** Returns how the staff calls a language: Hindi. */
export const languageName = (locale: Locale): string => inEnglish.of(locale) ?? locale;
