import { z } from 'zod';
import { knownLocales, localeNames, type Locale } from '#words/locales.ts';

/** A language of the site. */
export const locale = z.enum(localeNames as [Locale, ...Locale[]]);
/** The language of stored text: one in progress may be disabled since. */
export const storedLocale = z.enum(knownLocales as [Locale, ...Locale[]]);
