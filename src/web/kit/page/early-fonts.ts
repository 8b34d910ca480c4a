/** @file Fonts of a few signs, asked for before the parts of the page that have those signs are laid out. */
import { inLanguage, type PerLanguage } from '#words/per-language.ts';
import { localeNow } from '#words/t.ts';

/** The families of the rupee sign, and of the other language's name where its letters are not the page's own (styles/fonts.css). */
export const signFamilies: PerLanguage<{ rupee: string; name?: string }> = {
  en: { rupee: 'Anek more', name: 'AnekHindiName' },
  hi: { rupee: 'Anek Hindi more' },
};
const { rupee, name } = inLanguage(signFamilies, localeNow());

/**
 * Runs before the page is drawn, and asks when all of it is there. A part whose font is missing waits while the browser looks through
 * the device's own for the sign, and is laid out again when the font has come; measured in bench/findings.md.
 */
export const earlyFontsScript =
  'addEventListener(`DOMContentLoaded`,function(){' +
  // Without a network there is none, which the page shows well enough.
  'function ask(font,sign){document.fonts.load(font,sign).catch(function(){})}' +
  (name ? `ask('600 1em ${name}','ह');` : '') +
  // Not of the whole document, whose data are the same words again.
  `if(document.querySelector('main')?.textContent.includes('₹'))ask('1em "${rupee}"','₹')});`;
