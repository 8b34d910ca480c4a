import { defaultLocale, type Locale } from '#words/locales.ts';
import { inLanguage, type PerLanguage } from '#words/per-language.ts';
import { localeNow } from '#words/t.ts';

/**
 * The version of a consent notice in each language, a date and a number; raised whenever the wording changes in that language.
 * Stored with each consent, together with the language in which the notice was read.
 */
export type NoticeVersions = PerLanguage<string>;

/** Versions of every notice that has not changed since the first. A changed notice defines its own versions. */
export const firstNotice: NoticeVersions = { en: '2026-11-3', hi: '2026-11-3' };

/** Versions of the notice beside the contact form, which may take along what a search did not find. */
export const contactNotice: NoticeVersions = { en: '2026-11-4', hi: '2026-11-4' };

/** Versions of the notice beside the forms for an event and for work at home, which ask for the day as well. */
export const dayNotice: NoticeVersions = { en: '2026-11-5', hi: '2026-11-5' };

/** Versions of the notice beside the vendor registration. */
export const registrationNotice: NoticeVersions = { ...firstNotice };

/** Returns the version of a notice in the current language. */
export const noticeNow = (versions: NoticeVersions): string => inLanguage(versions, localeNow());

/**
 * Returns the record of a consent given in a language: the version of the notice, and the language in which it was read. In a
 * language in progress without a version of its own the notice is English.
 */
export function noticeRead(
  versions: NoticeVersions,
  locale: Locale,
): { noticeVersion: string; noticeLocale: Locale } {
  const own = (versions as Partial<Record<Locale, string>>)[locale];
  return own
    ? { noticeVersion: own, noticeLocale: locale }
    : { noticeVersion: versions.en, noticeLocale: defaultLocale };
}
