/** @file The tree of an imported text without what editors leave in it: blanks at the edges of marks, links without an address, pictures that load late. */
import { words, type Node } from './html-tree.ts';

const marks = new Set(['b', 'strong', 'i', 'em', 'del', 's', 'strike']);
/** Where scripts of old sites keep the address of a picture until it is seen. */
const lateAddresses = ['dataSrc', 'dataLazySrc', 'dataOriginal'];
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !/^\s*data:/i.test(value);

/** Returns the address of a picture that has none of its own, or one drawn in place of it until it loads. */
function lateAddress(properties: Record<string, unknown>): string | undefined {
  const listed = properties['srcSet'] ?? properties['dataSrcset'];
  // A list of addresses, each with its width.
  const first = typeof listed === 'string' ? listed.trim().split(/[\s,]/)[0] : undefined;
  return [...lateAddresses.map((name) => properties[name]), first].find(isAddress);
}

const blankAt = { start: /^\s+/, end: /\s+$/ } as const;

/** Takes blanks and breaks off one end of a list of nodes, and returns them in their order. */
function takeBlanks(nodes: Node[], side: keyof typeof blankAt): Node[] {
  const taken: Node[] = [];
  for (;;) {
    const node = nodes.at(side === 'start' ? 0 : -1);
    const blank = node?.type === 'text' ? (blankAt[side].exec(node.value ?? '')?.[0] ?? '') : '';
    const isAll = node?.tagName === 'br' || (node?.type === 'text' && blank === node.value);
    if (!node || (!isAll && blank === '')) break;
    if (side === 'start') nodes.shift();
    else nodes.pop();
    taken.push(isAll ? node : words(blank));
    if (isAll) continue;
    const rest = words(
      side === 'start' ? node.value!.slice(blank.length) : node.value!.slice(0, -blank.length),
    );
    if (side === 'start') nodes.unshift(rest);
    else nodes.push(rest);
    break;
  }
  return side === 'start' ? taken : taken.toReversed();
}

/** Returns what stands in place of a node: its marks begin and end with words, since a blank there would be no end in markdown. */
function tidied(node: Node): Node[] {
  const { tagName = '', properties = {} } = node;
  if (tagName === 'img') {
    const late = isAddress(properties['src']) ? undefined : lateAddress(properties);
    return [late === undefined ? node : { ...node, properties: { ...properties, src: late } }];
  }
  if (!node.children) return [node];
  const children = node.children.flatMap(tidied);
  if (tagName === 'a' && !properties['href']) return children;
  if (!marks.has(tagName)) return [{ ...node, children }];
  const before = takeBlanks(children, 'start');
  const behind = takeBlanks(children, 'end');
  return [...before, ...(children.length > 0 ? [{ ...node, children }] : []), ...behind];
}

/** Returns the tree put right. Its words stay as they are. */
export const tidyTree = <Tree extends Node>(tree: Tree): Tree => tidied(tree)[0] as Tree;
