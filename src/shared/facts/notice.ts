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
export const registrationNotice = firstNotice;

/** Returns the version of a notice in the language that is spoken now. */
export const noticeNow = (versions: NoticeVersions): string => inLanguage(versions, localeNow());
