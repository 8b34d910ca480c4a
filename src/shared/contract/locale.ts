import { z } from 'zod';
import { knownLocales, localeNames, type Locale } from '#words/locales.ts';

/** A language that the site speaks. */
export const locale = z.enum(localeNames as [Locale, ...Locale[]]);
/** A language in which something was written: one in progress may be spoken no more. */
export const storedLocale = z.enum(knownLocales as [Locale, ...Locale[]]);
