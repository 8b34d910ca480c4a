import { z } from 'zod';
import { localeNames, type Locale } from '#words/locales.ts';

/** A language of the site. */
export const locale = z.enum(localeNames as [Locale, ...Locale[]]);
