/** @file Limits of what is filled into a mail, so that its HTML stays below 30 kB: programs cut longer ones. */
import { shorten } from '#domain/formats/shorten.ts';
import { htmlBytes } from './html-of.ts';

/** Bytes of a mail's HTML, at most: Gmail cuts at 102 kB, and a phone on a slow network shows it at once. */
export const mailBytesMax = 30_000;

/** Bytes of the filled-in values, and of all the parts of a bundle; the rest is the layout and the fixed words. */
export const filledBytesMax = 16_000;

/** Bytes of the words around the values, in a language of three bytes a letter. */
const fixedBytesMax = 3_000;

type Values = Readonly<Record<string, string>>;

/** Returns the text, cut between its letters where it would be longer than that in HTML. */
function fitted(text: string, bytesMax: number): string {
  // A letter takes a byte or more.
  let cut = shorten(text, bytesMax);
  for (let bytes = htmlBytes(cut); bytes > bytesMax && cut.length > 1; bytes = htmlBytes(cut))
    cut = shorten(cut, Math.max(1, Math.floor((cut.length * bytesMax) / bytes) - 1));
  return cut;
}

/** Returns the values, the longest cut where together they would be longer than that in HTML. */
function shortValues(values: Values, bytesMax: number): Values {
  const byLength = Object.entries(values).toSorted(([, one], [, other]) => one.length - other.length);
  let left = bytesMax;
  return Object.fromEntries(
    byLength.map(([name, value], at) => {
      const short = fitted(value, Math.floor(left / (byLength.length - at)));
      left -= htmlBytes(short);
      return [name, short];
    }),
  );
}

/** Fills values into words so that a mail stays short: a value may stand in them more than once. */
export function filledShort<Said extends { paragraphs: string[] }>(
  values: Values,
  fill: (short: Values) => Said,
): Said {
  for (let bytesMax = filledBytesMax; ; bytesMax /= 2) {
    const said = fill(shortValues(values, bytesMax));
    const bytes = htmlBytes(said.paragraphs.join('\n\n'));
    if (bytes <= filledBytesMax + fixedBytesMax || bytesMax < 500) return said;
  }
}
