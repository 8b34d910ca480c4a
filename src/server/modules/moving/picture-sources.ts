/** @file The pictures of a markdown text, found and renamed in place: every other byte stays as it was written. */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

type Found = { url: string; alt: string; start: number; end: number };

function picturesIn(markdown: string): Found[] {
  const found: Found[] = [];
  visit(parser.parse(markdown), 'image', ({ url, alt, position }) => {
    const [start, end] = [position?.start.offset, position?.end.offset];
    if (start !== undefined && end !== undefined) found.push({ url, alt: alt ?? '', start, end });
  });
  return found;
}

/** Returns each picture once, with the first words that stand for it. */
export function pictureSources(markdown: string): { url: string; alt: string }[] {
  const byUrl = new Map<string, string>();
  for (const { url, alt } of picturesIn(markdown)) if (!byUrl.get(url)) byUrl.set(url, alt);
  return [...byUrl].map(([url, alt]) => ({ url, alt }));
}

/** Returns the text with other addresses for its pictures; one that `addressOf` does not know stays. */
export function withPictures(markdown: string, addressOf: (url: string) => string | undefined): string {
  return picturesIn(markdown).reduceRight((text, { url, start, end }) => {
    const address = addressOf(url);
    if (address === undefined) return text;
    // In the destination, which follows the words in brackets; the words may hold the same address.
    const at = text.lastIndexOf(url, end);
    return at < start ? text : text.slice(0, at) + address + text.slice(at + url.length);
  }, markdown);
}
