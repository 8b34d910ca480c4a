/** @file The six shortcuts of the first search by their names in the other languages: `contact` on a Hindi page, `संपर्क` on an English one. */
import { home } from '#content/company/home.ts';
import { streetWords } from '#content/street-words.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { localeNames } from '#words/locales.ts';
import { localeNow, translated } from '#words/t.ts';
import type { Found } from './order.ts';

/** Words of the street, such as `sampark`, each with the site's own term: `contact`. */
const ownTerms = new Map(
  streetWords.flatMap(([meaning, list]) =>
    meaning.includes(':') ? [] : list.split(', ').map((word) => [searchKey(word), meaning] as const),
  ),
);

/** Returns the shortcuts of which the text begins a word, or its term is one, in a language that is not the current one. Those of the current one the page finds itself. */
export function shortcutRows(typed: string): Found[] {
  const here = localeNow();
  const asked = [typed, ownTerms.get(typed)].filter((one) => one !== undefined);
  const names = (label: string, locale: (typeof localeNames)[number]) =>
    searchKey(inLocale(locale, () => translated(label)));
  return home.shortcuts
    .filter(
      ({ label }) =>
        !names(label, here).includes(typed) &&
        localeNames.some((locale) => asked.some((one) => ` ${names(label, locale)}`.includes(` ${one}`))),
    )
    .map(({ label, href }) => ({ kind: 'page', title: translated(label), detail: null, href, whole: true }));
}
