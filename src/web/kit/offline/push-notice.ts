import { workshopPath } from '#facts/paths.ts';
import { pushKinds, type PushKind } from '#facts/push.ts';
import { defaultLocale, localeNames, withLocale, type Locale } from '#words/locales.ts';
import { inLanguage, type PerLanguage } from '#words/per-language.ts';

/** Text of each kind of notice, in each language. */
export type PushWords = PerLanguage<Readonly<Record<PushKind, string>>>;

/** Returns the device's first language that the site supports. */
const localeOf = (languages: readonly string[]): Locale =>
  languages
    .map((one) => localeNames.find((locale) => locale === one.toLowerCase().split('-')[0]))
    .find((locale) => locale !== undefined) ?? defaultLocale;

/** Browsers require a notice for each push: an unreadable one counts as the commonest kind. */
function kindOf(said: string | undefined): PushKind {
  try {
    const { kind } = JSON.parse(said ?? '') as { kind?: unknown };
    return pushKinds.find((one) => one === kind) ?? 'new-request';
  } catch {
    return 'new-request';
  }
}

/** Returns the notice that a device shows for a push. A device shows one notice per kind at a time. */
export function pushNotice(said: string | undefined, languages: readonly string[], words: PushWords) {
  const kind = kindOf(said);
  const locale = localeOf(languages);
  return {
    title: inLanguage(words, locale)[kind],
    options: { tag: kind, renotify: true, lang: locale, icon: '/icons/icon-192.png' },
  };
}

/** Returns the target of a tap on a notice. */
export const pushTarget = (languages: readonly string[]): string =>
  withLocale(localeOf(languages), workshopPath('enquiries'));
