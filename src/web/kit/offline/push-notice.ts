import { workshopPath } from '#facts/paths.ts';
import { pushKinds, type PushKind } from '#facts/push.ts';
import { defaultLocale, localeNames, withLocale, type Locale } from '#words/locales.ts';
import { inLanguage, type PerLanguage } from '#words/per-language.ts';

/** What is said of each kind, in each language. */
export type PushWords = PerLanguage<Readonly<Record<PushKind, string>>>;

/** The first language of the device that the site speaks. */
const localeOf = (languages: readonly string[]): Locale =>
  languages
    .map((one) => localeNames.find((locale) => locale === one.toLowerCase().split('-')[0]))
    .find((locale) => locale !== undefined) ?? defaultLocale;

/** Browsers want a notice for each push: one that cannot be read is the commonest. */
function kindOf(said: string | undefined): PushKind {
  try {
    const { kind } = JSON.parse(said ?? '') as { kind?: unknown };
    return pushKinds.find((one) => one === kind) ?? 'new-request';
  } catch {
    return 'new-request';
  }
}

/** Returns the notice that a device shows for a push. Of one kind a device shows one notice at a time. */
export function pushNotice(said: string | undefined, languages: readonly string[], words: PushWords) {
  const kind = kindOf(said);
  const locale = localeOf(languages);
  return {
    title: inLanguage(words, locale)[kind],
    options: { tag: kind, renotify: true, lang: locale, icon: '/icons/icon-192.png' },
  };
}

/** Returns where a tap on a notice leads. */
export const pushTarget = (languages: readonly string[]): string =>
  withLocale(localeOf(languages), workshopPath('enquiries'));
