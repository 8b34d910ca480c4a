import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { defaultLocale, type Locale } from '#words/locales.ts';

/** Says of an element that what people wrote in it is not in the language of the page. */
const mark = /\s+lang=\{(?:\w+\.lang|[^{}]*\bwrittenLang(?:Of)?\b[^{}]*)\}/;
/** Such a mark; with the whole element where that has nothing else to say. */
const needless = new RegExp(String.raw`<\w+${mark.source}\s*/>|${mark.source}`, 'g');

/**
 * Returns a Vite plugin that leaves out such marks where the pages speak the language in which all is written: nothing there is
 * foreign, and nobody should load what is never said.
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
