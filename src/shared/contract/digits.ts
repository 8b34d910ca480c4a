/** @file Digits as people type them, in either script. Whatever is read as a number, a phone number, a day or a code goes through here. */

const devanagariZero = 0x0966;

/** Returns a text with its Devanagari digits as ASCII ones, in the same places. */
export const asciiDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero));
