import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import type { KeepHtml } from './kept-html.ts';

/** About a thousand cards of vendors. */
const maxChars = 2_000_000;

/** A rendered part, cut where pages differ; its bytes once they are requested. */
type Kept = { texts: readonly string[]; bytes?: readonly Buffer[] };

const kept = new LRUCache<string, Kept>({
  maxSize: maxChars,
  sizeCalculation: ({ texts }, key) => texts.join('').length + key.length,
});

const encoder = new TextEncoder();
/** Encodes a text into memory of its own: a small buffer is else a window of 64 kB, which it would hold as long as it is kept. */
const ownBytes = (text: string): Buffer => Buffer.from(encoder.encode(text).buffer);

/** Marks the cut. No content of a page can contain it. */
const mark = `<!--${crypto.randomUUID()}-->`;
const hole = mark.replaceAll(/\W/g, '');

function keep(...[key, part]: Parameters<KeepHtml>): Kept {
  const known = kept.get(key);
  if (known) return known;
  const made = { texts: renderToString(part(hole)).split(hole) };
  kept.set(key, made);
  return made;
}

/** Caches HTML that is the same on many pages. React cannot: it renders each page anew, and a list of cards is most of its work. */
export const keepHtml: KeepHtml = (key, part, told = '') => keep(key, part).texts.join(told);

/**
 * As `keepHtml`, for a page assembled from bytes: cached parts are not encoded anew. Returns the input for React, and a function that
 * returns the bytes of its output.
 */
export function collectHtml(): { keepHtml: KeepHtml; bytesOf: (html: string) => Buffer[] } {
  const parts: Buffer[][] = [];
  const bytes = (part: Kept, told: string): Buffer[] => {
    part.bytes ??= part.texts.map(ownBytes);
    return part.bytes.flatMap((one, index) => (index === 0 ? [one] : [Buffer.from(told), one]));
  };
  return {
    keepHtml(key, part, told = '') {
      const index = parts.push(bytes(keep(key, part), told)) - 1;
      return `${mark}${index}${mark}`;
    },
    // Every other piece is a number.
    bytesOf: (html) =>
      html.split(mark).flatMap((piece, index) => (index % 2 ? parts[Number(piece)]! : [Buffer.from(piece)])),
  };
}
