import { langNow, prefixNow } from '#words/t.ts';

/** The language of the pages for developers, for the element around them; nothing on a page that speaks the same. */
export const writtenLang = prefixNow() ? 'en' : undefined;
/**
 * On the element around a name, a reference or an amount: it stands as it was written, and no program may translate it. A name in the middle of
 * a sentence is translated with it.
 * @where How is text marked that no browser may translate?
 */
export const asWritten = { lang: writtenLang, translate: 'no' } as const;

/** The language of letters in Devanagari; nothing on a page that speaks it. */
const hindi = langNow() === 'hi' ? undefined : 'hi';

const devanagari = /[\u0900-\u097f]/;
/** The scripts of India, from Devanagari to Malayalam: words in their letters with a Latin name between are no English. */
const indian = /[\u0900-\u0d7f]/;
const latin = /[A-Za-z]/;

/** Returns the language of what may be said in that of the page or in English; nothing where it is that of the page, or no words. */
export const writtenLangOf = (words: string | null | undefined): string | undefined =>
  words && latin.test(words) && !indian.test(words) ? writtenLang : undefined;

/** As `asWritten`, for a name that may be in the page's own letters. */
export const asWrittenBy = (name: string) => ({ lang: writtenLangOf(name), translate: 'no' }) as const;

/** Returns the language of what people tell each other, who may read it on a page in either; nothing where it is that of the page. */
export const toldLangOf = (words: string | null | undefined): string | undefined =>
  words && devanagari.test(words) ? hindi : writtenLangOf(words);
