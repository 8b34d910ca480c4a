import { defaultLocale, type Locale } from '#words/locales.ts';
import { inLanguage, type PerLanguage } from '#words/per-language.ts';
import { localeNow } from '#words/t.ts';

/**
 * The version of a consent notice in each language; raised whenever its wording changes there, by the day and a number. Stored with
 * each consent, together with the language in which it was read.
 */
export type NoticeVersions = PerLanguage<string>;

/** Of every notice that has not changed since the first. One that changes names versions of its own where it stands. */
export const firstNotice: NoticeVersions = { en: '2026-11-3', hi: '2026-11-3' };

/** Of the notice beside the registration of a vendor. */
export const registrationNotice: NoticeVersions = { ...firstNotice };

/** Returns the version of a notice in the language that is spoken now. */
export const noticeNow = (versions: NoticeVersions): string => inLanguage(versions, localeNow());

/**
 * Returns what is stored with a consent that was given in a language: the version of the notice, and the language in which it was read.
 * In a language in progress without a version of its own the notice is English.
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
