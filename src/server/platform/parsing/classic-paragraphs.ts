/** @file The paragraphs of WordPress' old editor: an empty line ends one, a line end is a break, and blocks stand by themselves. */
import { element, type Node } from './html-tree.ts';

const blocks = new Set(
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe legend li main map menu nav ol p pre section style script summary table tbody td tfoot th thead tr ul video audio object'.split(
    ' ',
  ),
);
/** Blocks that hold paragraphs. */
const holders = new Set(
  'article aside blockquote center details div footer header main section form fieldset'.split(' '),
);
/** Blocks that hold words, and paragraphs when there is an empty line. */
const mixedHolders = new Set('li td th dd figcaption'.split(' '));
/** Their text stays as it is. */
const verbatim = new Set('pre code script style textarea'.split(' '));

const isBlock = ({ tagName }: Node) => tagName !== undefined && blocks.has(tagName);
const isBlank = ({ type, value }: Node) => type === 'comment' || (type === 'text' && value!.trim() === '');

/** Returns nodes of words as paragraphs: text is divided at empty lines, and an element around one is divided as well. */
function divided(nodes: readonly Node[]): Node[][] {
  const runs: Node[][] = [[]];
  const add = (parts: Node[][]) => {
    runs.at(-1)!.push(...(parts[0] ?? []));
    runs.push(...parts.slice(1));
  };
  for (const node of nodes)
    if (node.type === 'text')
      add(
        node
          .value!.split(/\r?\n(?:[ \t\u00A0]*\r?\n)+/)
          .map((value) => (value ? [{ type: 'text', value }] : [])),
      );
    else if (node.children && !verbatim.has(node.tagName ?? ''))
      add(divided(node.children).map((children) => [{ ...node, children }]));
    else runs.at(-1)!.push(node);
  return runs;
}

/** Returns nodes of words with their line ends as breaks; those at their beginning and end are none. */
function broken(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node, at): Node[] => {
    if (node.children && !verbatim.has(node.tagName ?? ''))
      return [{ ...node, children: broken(node.children) }];
    if (node.type !== 'text') return [node];
    // The line end after a written break is the same break.
    const text = nodes[at - 1]?.tagName === 'br' ? node.value!.replace(/^[ \t]*\r?\n/, '') : node.value!;
    return text
      .split(/\r?\n/)
      .flatMap((value, index) => [...(index > 0 ? [element('br', {}, [])] : []), { type: 'text', value }]);
  });
}

function trimmed(run: readonly Node[]): Node[] {
  const nodes = [...run];
  const isEdge = (node: Node | undefined) => node !== undefined && (isBlank(node) || node.tagName === 'br');
  while (isEdge(nodes[0])) nodes.shift();
  while (isEdge(nodes.at(-1))) nodes.pop();
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first?.type === 'text') nodes[0] = { ...first, value: first.value!.trimStart() };
  if (last?.type === 'text')
    nodes[nodes.length - 1] = { ...nodes.at(-1)!, value: nodes.at(-1)!.value!.trimEnd() };
  return nodes;
}

/** Returns the children of a block, their words in paragraphs. */
function paragraphs(children: readonly Node[], always: boolean): Node[] {
  const out: Node[] = [];
  let run: Node[] = [];
  const isMixed = children.some((node) => isBlock(node));
  const flush = () => {
    const parts = divided(run)
      .map(trimmed)
      .filter((part) => part.length > 0);
    const plain = !always && parts.length === 1 && !isMixed;
    out.push(...parts.flatMap((part) => (plain ? broken(part) : [element('p', {}, broken(part))])));
    run = [];
  };
  for (const node of children)
    if (isBlock(node)) {
      flush();
      out.push(withClassicParagraphs(node));
    } else run.push(node);
  flush();
  return out;
}

/** Returns the tree of a text of the old editor with its paragraphs and breaks. */
export function withClassicParagraphs<Tree extends Node>(node: Tree): Tree {
  const { tagName = '', children } = node;
  if (!children || verbatim.has(tagName)) return node;
  if (node.type === 'root' || holders.has(tagName)) return { ...node, children: paragraphs(children, true) };
  if (mixedHolders.has(tagName)) return { ...node, children: paragraphs(children, false) };
  if (isBlock(node) && /^(?:p|h[1-6]|dt|summary|legend)$/.test(tagName))
    return { ...node, children: broken(trimmed(children)) };
  return { ...node, children: children.map((child) => withClassicParagraphs(child)) };
}
