/** @file Normalisation of HTML, so that two renderings of one text can be compared. */
import { defaultTreeAdapter, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

const { isElementNode, isTextNode, isCommentNode, detachNode, insertBefore, insertTextBefore } =
  defaultTreeAdapter;
const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

/** Replaces an element by its content. */
function unwrap(parent: Parent, element: Element): void {
  for (const child of element.childNodes.slice()) {
    detachNode(child);
    insertBefore(parent, child, element);
  }
  detachNode(element);
}

/** Removes a page's additions to rendered markdown: attributes, boxes, pictures in place of their text, lowered headings. */
function normalize(parent: Parent, node: Element, lowered: boolean): void {
  const { tagName } = node;
  node.attrs = node.attrs
    .filter(({ name }) => !['id', 'loading', 'decoding', 'class', 'disabled', 'aria-hidden'].includes(name))
    .map(({ name, value }) => ({
      name,
      value:
        name === 'href' ? value.replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase()) : value,
    }));
  if (tagName === 'img') {
    insertTextBefore(parent, attribute(node, 'alt') ?? '', node);
    detachNode(node);
  } else if (tagName === 'input') {
    insertTextBefore(parent, attribute(node, 'checked') === undefined ? '☐' : '☑', node);
    detachNode(node);
  } else if (tagName === 'div' || tagName === 'span') unwrap(parent, node);
  else if (lowered && /^h[1-6]$/.test(tagName))
    node.tagName = node.nodeName = `h${Math.min(6, Number(tagName[1]) + 1)}`;
}

/** Returns HTML without ids, comments, spaces between blocks, our boxes and wrappers. */
export function plainHtml(html: string): string {
  const tree = parseFragment(html);
  const lowered = /<h1[ >]/.test(html);
  const visit = (parent: Parent) => {
    for (const child of parent.childNodes.slice() as Node[]) {
      if (isCommentNode(child)) detachNode(child);
      if (!isElementNode(child)) continue;
      visit(child);
      normalize(parent, child, lowered);
    }
  };
  visit(tree);
  for (const child of tree.childNodes.slice())
    if (isTextNode(child) && child.value.trim() === '') detachNode(child);
  return serialize(tree)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<\/?(?:p|ul|ol|li|blockquote|pre|h[1-6]|hr|table|thead|tbody|tr|th|td)\b[^>]*>) ?/g, '$1')
    .trim();
}
