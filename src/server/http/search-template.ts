/**
 * @file A page of the directory, cut where one search differs from another: so a search is rendered into a page that stands already.
 * What surrounds the directory is most of a page's cost.
 */
import type { RenderedPage } from './page-cache/rendered-page.ts';

/** What one search differs in: the directory itself, the address that search engines are told, and its own in other languages. */
export type SearchParts = { directory: readonly Buffer[]; canonical: string; address: string };

/** Puts another search in. */
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

/** As bytes with holes between them. */
const around = (html: string, hole: string): Buffer[] => html.split(hole).map((part) => Buffer.from(part));

/** What is put into each hole, and the bytes around them. */
const filled = (parts: readonly Buffer[], hole: string): Buffer[] => {
  const bytes = Buffer.from(asAttribute(hole));
  return parts.flatMap((part, index) => (index === 0 ? [part] : [bytes, part]));
};

/**
 * Cuts a rendered page. In it `address` is the one in the head as well, and must be one that stands nowhere else. Null when the
 * directory is not once in the page, byte for byte: then it was rendered otherwise, and each search is a page of its own.
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
