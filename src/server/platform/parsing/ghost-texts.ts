/** @file The texts of Ghost that lack their HTML: those of its present editor (Lexical) and of the one before (Mobiledoc). */
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { cardOf, escaped, isNode, listOf, said, type GhostNode as Node } from './ghost-cards.ts';

export type GhostText = { html: string; losses: Loss[] };

const maxDepth = 50;
/** Bits of a text's format, with their elements. */
const formats: readonly [bit: number, tag: string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
];

const blockTags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  quote: 'blockquote',
  aside: 'blockquote',
  listitem: 'li',
};

/** Returns a text of Lexical as HTML. */
export function htmlOfLexical(source: string): GhostText {
  const losses: Loss[] = [];
  const html = (node: unknown, depth: number): string => {
    if (!isNode(node) || depth > maxDepth) return '';
    const type = said(node['type']).replace(/^extended-/, '');
    const inner = () =>
      listOf(node['children'])
        .map((one) => html(one, depth + 1))
        .join('');
    if (type === 'text')
      return formats.reduce(
        (text, [bit, tag]) => (Number(node['format']) & bit ? `<${tag}>${text}</${tag}>` : text),
        escaped(said(node['text'])),
      );
    if (type === 'linebreak') return '<br>';
    if (type === 'root') return inner();
    if (type === 'link' || type === 'autolink')
      return `<a href="${escaped(said(node['url']))}">${inner()}</a>`;
    if (type === 'list') return node['listType'] === 'number' ? `<ol>${inner()}</ol>` : `<ul>${inner()}</ul>`;
    const heading = type === 'heading' ? /^h[1-6]$/.exec(said(node['tag']))?.[0] : undefined;
    const tag = heading ?? (Object.hasOwn(blockTags, type) ? blockTags[type] : undefined);
    if (tag) return `<${tag}>${inner()}</${tag}>`;
    const card = cardOf(type, node);
    if (card === null) losses.push({ kind: 'embed', what: `a card “${type.slice(0, 40)}”` });
    return card ?? inner();
  };
  return withTree(source, (tree) => html(tree['root'], 0), losses);
}

/** Returns a text of Mobiledoc as HTML. */
export function htmlOfMobiledoc(source: string): GhostText {
  const losses: Loss[] = [];
  return withTree(
    source,
    ({ sections, markups, cards, atoms }) => {
      const tagOf = (at: unknown): [string, string] => {
        const [tag, pairs] = listOf(listOf(markups)[Number(at)]);
        const name = /^(?:a|strong|b|em|i|code|s|sup|sub)$/.exec(said(tag))?.[0] ?? 'span';
        return [name, name === 'a' ? ` href="${escaped(said(listOf(pairs)[1]))}"` : ''];
      };
      const words = (markers: unknown) => {
        const open: string[] = [];
        const parts = listOf(markers).map((marker) => {
          const [type, opened, closed, value] = listOf(marker);
          const begin = listOf(opened).map((at) => {
            const [tag, attributes] = tagOf(at);
            open.push(tag);
            return `<${tag}${attributes}>`;
          });
          const [atom] = type === 1 ? listOf(listOf(atoms)[Number(value)]) : [];
          const text = type === 1 ? (atom === 'soft-return' ? '<br>' : '') : escaped(said(value));
          const end = Array.from(
            { length: Math.min(Number(closed) || 0, open.length) },
            () => `</${open.pop()!}>`,
          );
          return begin.join('') + text + end.join('');
        });
        return parts.join('');
      };
      const section = (one: unknown): string => {
        const [type, first, second] = listOf(one);
        if (type === 1) return `<${tagName(first)}>${words(second)}</${tagName(first)}>`;
        if (type === 2) return `<p><img src="${escaped(said(first))}" alt=""></p>`;
        if (type === 3)
          return `<${tagName(first)}>${listOf(second)
            .map((item) => `<li>${words(item)}</li>`)
            .join('')}</${tagName(first)}>`;
        const [name, payload] = listOf(listOf(cards)[Number(first)]);
        const card = type === 10 ? cardOf(said(name), isNode(payload) ? payload : {}) : null;
        if (card === null) losses.push({ kind: 'embed', what: `a card “${said(name).slice(0, 40)}”` });
        return card ?? '';
      };
      return listOf(sections).map(section).join('');
    },
    losses,
  );
}
const tagName = (value: unknown) => /^(?:p|h[1-6]|blockquote|aside|ul|ol)$/.exec(said(value))?.[0] ?? 'p';

function withTree(source: string, read: (tree: Node) => string, losses: Loss[]): GhostText {
  try {
    const tree: unknown = JSON.parse(source);
    if (isNode(tree)) return { html: read(tree), losses };
  } catch {
    // Named below.
  }
  return { html: '', losses: [{ kind: 'text', what: 'its text cannot be read' }] };
}
