/** @file Digits as people type them, in any script. Whatever is read as a number, a phone number, a day or a code goes through here. */

const digit = /\p{Nd}/u;

/** Digits of a script stand side by side, from nought to nine, and so do several sets of them. */
function valueOf(sign: string): number {
  const at = sign.codePointAt(0)!;
  let first = at;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (at - first) % 10;
}

/** Returns a text with the digits of every script as ASCII ones. */
export const asciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (sign) => String(valueOf(sign)));
