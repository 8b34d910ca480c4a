/** @file The part of the HTML tree between markdown and its page that is read here. */
import type { PictureDetail } from '#contract/picture-detail.ts';

/** A node of the tree. */
export type Node = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
};

export const element = (tagName: string, properties: Node['properties'], children: Node[]): Node => ({
  type: 'element',
  tagName,
  properties,
  children,
});
export const words = (value: string): Node => ({ type: 'text', value });

/** Calls back for every element, the outer ones first. */
export function eachElement(tree: Node, seen: (node: Node, tagName: string) => void): void {
  if (tree.tagName) seen(tree, tree.tagName);
  for (const child of tree.children ?? []) eachElement(child, seen);
}

/** Elements that stand apart from the words around them. */
export const apart =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|t[dhr]|ul)$/;

/** Returns the words of a tree, as a reader sees them, on one line. */
export function wordsOf(tree: Node): string {
  const read = ({ type, tagName = '', value, children = [] }: Node): string => {
    const text = type === 'text' ? (value ?? '') : children.map(read).join('');
    return apart.test(tagName) ? ` ${text} ` : text;
  };
  return read(tree).replace(/\s+/g, ' ').trim();
}

/** Returns the only element of a paragraph; null when there are words beside it. */
export function loneElement({ tagName, children = [] }: Node): Node | null {
  if (tagName !== 'p') return null;
  const [only, ...more] = children.filter(({ type, value }) => type !== 'text' || value?.trim());
  return only?.type === 'element' && more.length === 0 ? only : null;
}

/** Returns a picture in the smallest sufficient file, with its space reserved; `sizes` is its displayed width. */
export const pictureElement = (
  { src, width, height, sources }: PictureDetail,
  { sizes, ...properties }: { sizes: string; alt: string; title?: string },
): Node =>
  element('picture', {}, [
    ...sources.map(({ type, srcset }) => element('source', { type, srcSet: srcset, sizes }, [])),
    element('img', { src, ...properties, width, height, loading: 'lazy', decoding: 'async' }, []),
  ]);
