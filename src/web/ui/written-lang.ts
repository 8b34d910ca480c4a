import { langNow, prefixNow } from '#words/t.ts';

/** The language of the developers' pages, for the element around them; nothing on a page in the same language. */
export const writtenLang = prefixNow() ? 'en' : undefined;
/**
 * Attributes of the element around a name, a reference or an amount: it stays in its original form, and no program may translate it. A name
 * in the middle of a sentence is translated with it.
 * @where How is text marked that no browser may translate?
 */
export const asWritten = { lang: writtenLang, translate: 'no' } as const;

/** The language of Devanagari text; nothing on a page in that language. */
const hindi = langNow() === 'hi' ? undefined : 'hi';

const devanagari = /[\u0900-\u097f]/;
/** The scripts of India, from Devanagari to Malayalam: text in these with a Latin name in it is not English. */
const indian = /[\u0900-\u0d7f]/;
const latin = /[A-Za-z]/;

/** Returns the language of a text in the page's language or in English; nothing where it is that of the page, or without words. */
export const writtenLangOf = (words: string | null | undefined): string | undefined =>
  words && latin.test(words) && !indian.test(words) ? writtenLang : undefined;

/** As `asWritten`, for a name that may be in the page's own script. */
export const asWrittenBy = (name: string) => ({ lang: writtenLangOf(name), translate: 'no' }) as const;

/** Returns the language of people's messages, readable on a page in either; nothing where it is that of the page. */
export const toldLangOf = (words: string | null | undefined): string | undefined =>
  words && devanagari.test(words) ? hindi : writtenLangOf(words);
