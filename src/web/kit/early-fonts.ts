/** @file Fonts of a few signs, asked for before the parts of the page that have those signs are laid out. */
import { localeNow } from '#words/t.ts';

/** The family of the sign, and of the name of the other language (styles/fonts.css). */
const [rupee, name] = localeNow() === 'hi' ? ['Anek Hindi more'] : ['Anek more', 'AnekHindiName'];

/**
 * Runs before the page is drawn, and asks when all of it is there. A part whose font is missing waits while the browser looks through
 * the device's own for the sign, and is laid out again when the font has come; measured in bench/findings.md.
 */
export const earlyFontsScript =
  'addEventListener(`DOMContentLoaded`,function(){' +
  // Without a network there is none, which the page shows well enough.
  'function ask(font,sign){document.fonts.load(font,sign).catch(function(){})}' +
  (name ? `ask('600 1em ${name}','ह');` : '') +
  `if(document.body.textContent.includes('₹'))ask('1em "${rupee}"','₹')});`;
