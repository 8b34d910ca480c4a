import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { defaultLocale, type Locale } from '#words/locales.ts';

/** Marks an element whose user-written words are not in the language of the page. */
const mark = /\s+lang=\{(?:\w+\.lang|[^{}]*\bwrittenLang(?:Of)?\b[^{}]*)\}/;
/** Such a mark; with the whole element if that has nothing else. */
const needless = new RegExp(String.raw`<\w+${mark.source}\s*/>|${mark.source}`, 'g');

/**
 * Returns a Vite plugin that removes such marks where the pages have the language of all user-written words: nothing there is
 * foreign, and nobody should load the unused code.
 */
export function writtenLang(locale: Locale): Plugin {
  return {
    name: 'written-lang',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx$/, code: 'lang={' },
      handler(code) {
        if (locale !== defaultLocale) return null;
        const text = new MagicString(code).replaceAll(needless, '');
        return text.hasChanged()
          ? { code: text.toString(), map: text.generateMap({ hires: true }).toString() }
          : null;
      },
    },
  };
}
