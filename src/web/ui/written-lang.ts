import { prefixNow } from '#words/t.ts';

/** The language of the pages for developers, for the element around them; nothing on a page that speaks the same. */
export const writtenLang = prefixNow() ? 'en' : undefined;

const devanagari = /[\u0900-\u097f]/;

/** Returns the language of something that may be said in that of the page or in English; nothing where it is that of the page. */
export const writtenLangOf = (words: string | null | undefined): string | undefined =>
  words && !devanagari.test(words) ? writtenLang : undefined;
