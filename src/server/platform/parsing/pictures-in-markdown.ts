/** @file Finds the pictures and links of a markdown text in place: every other byte stays as it was written. */
import { decodeString } from 'micromark-util-decode-string';
import { EXIT, visit } from 'unist-util-visit';
import { parseMarkdown } from './markdown-parser.ts';
import { parsers } from './parsers.ts';

/** A picture or link of a text, and its position there; `place` is that of its address, which a bare one has not. */
export type PictureInText = {
  url: string;
  alt: string;
  start: number;
  end: number;
  place?: readonly [start: number, end: number];
  isLink?: true;
};

/** One character of an address as it is written: itself, escaped, or by its name. */
const written = /\\[!-/:-@[-`{-~]|&(?:#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});|[\s\S]/giy;

/** Returns the place behind an address that begins at `start`; null when another begins there. */
function endOf(url: string, source: string, start: number): number | null {
  written.lastIndex = start;
  for (let read = 0; read < url.length;) {
    const [one] = written.exec(source) ?? [];
    const character = one === undefined ? '' : decodeString(one);
    if (character === '' || !url.startsWith(character, read)) return null;
    read += character.length;
  }
  const end = url === '' ? start : written.lastIndex;
  return /^(?:[\s)>]|$)/.test(source.slice(end, end + 1)) ? end : null;
}

/** Returns the place of a link's address: words before it, and a title behind it, may look like it. */
function placeOf(url: string, source: string): readonly [start: number, end: number] | undefined {
  for (const begin of [...source.matchAll(/\][(:]\s*<?/g)].toReversed()) {
    const start = begin.index + begin[0].length;
    const end = endOf(url, source, start);
    if (end !== null) return [start, end];
  }
  return undefined;
}

/** Returns the first pictures and links; none for a text beyond the limits. */
export function addressesIn(markdown: string): PictureInText[] {
  const tree = parseMarkdown(markdown);
  const found: PictureInText[] = [];
  if (tree)
    visit(tree, (node) => {
      if (node.type !== 'image' && node.type !== 'link' && node.type !== 'definition') return undefined;
      const [start, end] = [node.position?.start.offset, node.position?.end.offset];
      if (start !== undefined && end !== undefined) {
        const { url } = node;
        const within = placeOf(url, markdown.slice(start, end));
        const place = within && { place: [start + within[0], start + within[1]] as const };
        found.push(
          node.type === 'image'
            ? { url, alt: node.alt ?? '', start, end, ...place }
            : { url, alt: '', start, end, ...place, isLink: true },
        );
      }
      return found.length === parsers.markdownPictures.maxNodes ? EXIT : undefined;
    });
  return found;
}

/** Returns the pictures alone, in their order. */
export const picturesIn = (markdown: string): PictureInText[] =>
  addressesIn(markdown).filter(({ isLink }) => !isLink);
