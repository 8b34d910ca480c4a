import type { Locale } from '#words/locales.ts';

/**
 * The version of the consent notice beside every form, of each language; raised whenever its wording changes there. Stored with each
 * consent, together with the language in which it was read.
 */
export const noticeVersions = { en: '2026-11-3', hi: '2026-11-3' } as const satisfies Record<Locale, string>;
