/**
 * @file A page of the directory, cut at the parts that differ between searches, so that a search is rendered into an existing page.
 * The surroundings of the directory are most of a page's cost.
 */
import type { RenderedPage } from './page-cache/rendered-page.ts';

/** The parts that differ between searches: the directory itself, the canonical address, and the addresses in other languages. */
export type SearchParts = { directory: readonly Buffer[]; canonical: string; address: string };

/** Inserts another search. */
export type SearchTemplate = (parts: SearchParts) => RenderedPage['body'];

const headEnd = '</head>';
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};
const asAttribute = (text: string) => text.replace(/[&"'<>]/g, (sign) => escapes[sign]!);

/** Returns the bytes around the holes. */
const around = (html: string, hole: string): Buffer[] => html.split(hole).map((part) => Buffer.from(part));

/** Returns the bytes with a part inserted into each hole. */
const filled = (parts: readonly Buffer[], hole: string): Buffer[] => {
  const bytes = Buffer.from(asAttribute(hole));
  return parts.flatMap((part, index) => (index === 0 ? [part] : [bytes, part]));
};

/**
 * Cuts a rendered page. `address` is the one in its head, and must occur nowhere else. Null when the
 * directory is not in the page exactly once, byte for byte: then it was rendered otherwise, and each search is a page of its own.
 */
export function cutSearchPage(
  page: Buffer,
  { directory, address }: Omit<SearchParts, 'canonical'>,
): SearchTemplate | null {
  const html = page.toString();
  const [before = '', after, ...more] = html.split(Buffer.concat(directory).toString());
  const at = before.indexOf(headEnd);
  if (after === undefined || more.length > 0 || at < 0) return null;
  const hole = asAttribute(address);
  const head = around(before.slice(0, at), hole);
  const top = around(before.slice(at), hole);
  const foot = around(after, hole);
  return (parts) =>
    Buffer.concat([
      ...filled(head, parts.canonical),
      ...filled(top, parts.address),
      ...parts.directory,
      ...filled(foot, parts.address),
    ]);
}
