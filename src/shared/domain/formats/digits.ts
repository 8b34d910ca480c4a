/** @file Digits in any script. Every input read as a number, phone number, day or code passes through here. */

const digit = /\p{Nd}/u;

/** Returns a digit's value. A script's digits are consecutive code points from nought to nine, and so are several sets of them. */
function valueOf(sign: string): number {
  const at = sign.codePointAt(0)!;
  let first = at;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (at - first) % 10;
}

/** Returns a text with the digits of every script as ASCII ones. */
export const asciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (sign) => String(valueOf(sign)));
