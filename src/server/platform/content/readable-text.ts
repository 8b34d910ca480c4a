/** @file Text of other systems as it can be stored: without control characters, and names on one line. */
import type { Loss } from '#contract/desk/content/import-losses.ts';

/** Characters that XML forbids, and those that no field of ours stores: half a surrogate pair among them. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF\p{Surrogate}]/gu;
const codeOf = (character: string) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns a text without forbidden characters; each is named as a loss. */
export function readableText(text: string, losses: Loss[]): string {
  const counts = new Map<string, number>();
  const readable = text.replace(forbidden, (one) => {
    counts.set(one, (counts.get(one) ?? 0) + 1);
    return '';
  });
  for (const [one, count] of counts) losses.push({ kind: 'character', what: codeOf(one), count });
  return readable;
}

/** Returns a title or a name as it is stored: on one line, with one blank between its words. */
export const inOneLine = (name: string): string =>
  name
    .replace(/[\s\u007F]+/g, ' ')
    .trim()
    .toWellFormed();

/** Returns a part of an address in its letters; as it was written when they cannot be read. */
export function safelyDecoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
