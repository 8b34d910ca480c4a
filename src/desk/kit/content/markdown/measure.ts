/** @file Size of a markdown text: words, minutes, headings. Counted after a pause in typing, never at a keystroke. */

/** As on the pages: 200 words a minute, at least one minute. */
const wordsPerMinute = 200;
export type Heading = { text: string; depth: number; at: number };
export type Measure = { words: number; minutes: number; headings: readonly Heading[] };

/** Measures a text; `at` is the start of a heading's line, in UTF-16 units. */
export function measure(markdown: string): Measure {
  const words = markdown.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  const headings: Heading[] = [];
  let inCode = false;
  let at = 0;
  for (const line of markdown.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) inCode = !inCode;
    const found = inCode ? null : /^(#{1,6})\s+(.+?)\s*#*$/.exec(line);
    if (found) headings.push({ depth: found[1]!.length, text: found[2]!, at });
    at += line.length + 1;
  }
  return { words, minutes: Math.max(1, Math.round(words / wordsPerMinute)), headings };
}
