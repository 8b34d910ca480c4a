/** @file Fonts of a few characters, requested before the parts of the page with those characters are laid out. */
import { inLanguage, type PerLanguage } from '#words/per-language.ts';
import { localeNow } from '#words/t.ts';

/** The font families of the rupee sign, and of the other language's name where its script is not the page's own (styles/fonts.css). */
export const signFamilies: PerLanguage<{ rupee: string; name?: string }> = {
  en: { rupee: 'Anek more', name: 'AnekHindiName' },
  hi: { rupee: 'Anek Hindi more' },
};
const { rupee, name } = inLanguage(signFamilies, localeNow());

/**
 * Runs before the first paint, and requests the fonts when the whole page is parsed. A part without its font waits while the browser
 * searches the device's fonts for the character, and is laid out again when the font has loaded; measured in bench/findings.md.
 */
export const earlyFontsScript =
  'addEventListener(`DOMContentLoaded`,function(){' +
  // Without a network the font is missing, and the page is readable without it.
  'function ask(font,sign){document.fonts.load(font,sign).catch(function(){})}' +
  (name ? `ask('600 1em ${name}','ह');` : '') +
  // Not of the whole document, whose data repeat the same text.
  `if(document.querySelector('main')?.textContent.includes('₹'))ask('1em "${rupee}"','₹')});`;
