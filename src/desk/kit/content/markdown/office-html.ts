/** @file Tidies the HTML that Word and Google Docs put on the clipboard, before it becomes markdown. */

export type Node = {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
};

/** Stands for the nth picture in the text. */
export const pictureMark = (index: number): string => `\uFFFC${index}\uFFFC`;
export const pictureMarks = /\uFFFC(\d+)\uFFFC/g;
/** Pictures of a pasted text: those that it holds, by their `data:` address, and the number of those that it only names. */
export type Pasted = { pictures: string[]; left: number };

/** Elements without text. */
const dropped = new Set(['style', 'script', 'meta', 'title', 'svg', 'picture', 'video', 'iframe', 'object']);
/** A page has one first heading, its title; those of a text begin below it. */
const lower: Readonly<Record<string, string>> = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' };
const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');
const styleOf = ({ properties }: Node): string => {
  const style = properties?.['style'];
  return typeof style === 'string' ? style : '';
};
const classOf = ({ properties }: Node): string => {
  const names = properties?.['className'];
  return Array.isArray(names) ? names.join(' ') : '';
};

const element = (tagName: string, children: Node[]): Node => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** Returns the node within the elements that its style stands for. */
function styled(node: Node): Node {
  const style = styleOf(node);
  // Google Docs wrap everything into one bold element that is not bold.
  if (node.tagName === 'b' && /font-weight:\s*normal/.test(style)) return { ...node, tagName: 'div' };
  if (node.tagName !== 'span') return node;
  const around = [
    /font-weight:\s*(?:bold|[6-9]00)/.test(style) && 'strong',
    /font-style:\s*italic/.test(style) && 'em',
    /text-decoration:[^;]*line-through/.test(style) && 'del',
  ].filter((name) => name !== false);
  return around.reduce<Node>((inner, tagName) => element(tagName, [inner]), { ...node, properties: {} });
}

/** Returns a link without the redirect of Google Docs around it. */
function unwrapped(node: Node): Node {
  const href = node.properties?.['href'];
  if (node.tagName !== 'a' || typeof href !== 'string') return node;
  const to = href.startsWith('https://www.google.com/url?') ? new URL(href).searchParams.get('q') : null;
  return to ? { ...node, properties: { href: to } } : node;
}

/** An item of a list in Word: a paragraph with its level, and with its mark as text. */
const wordLevel = (node: Node): number | null => {
  const found = /mso-list:[^;]*level(\d)/.exec(styleOf(node));
  return node.tagName === 'p' && found ? Number(found[1]) : null;
};
const isMark = (node: Node): boolean => /mso-list:\s*Ignore/i.test(styleOf(node));
const findMark = (node: Node): Node | null =>
  isMark(node) ? node : ((node.children ?? []).map(findMark).find(Boolean) ?? null);

/** Returns the children with runs of Word's list paragraphs as lists, nested by level. */
function withLists(children: readonly Node[]): Node[] {
  const put: Node[] = [];
  let open: Node[] = [];
  for (const child of children) {
    const level = wordLevel(child);
    if (level === null) {
      // Blank text between two items ends no list.
      if (open.length > 0 && child.type === 'text' && textOf(child).trim() === '') continue;
      open = [];
      put.push(child);
      continue;
    }
    const mark = textOf(findMark(child) ?? element('span', [])).trim();
    const name = /^\(?[\da-z]{1,4}[.)]/i.test(mark) ? 'ol' : 'ul';
    open = open.slice(0, level);
    while (open.length < level) {
      const list = element(open.length === level - 1 ? name : 'ul', []);
      const parent = open.at(-1)?.children?.at(-1)?.children ?? put;
      parent.push(list);
      open.push(list);
    }
    open.at(-1)!.children!.push(element('li', child.children ?? []));
  }
  return put;
}

function walk(node: Node, pasted: Pasted, lowers: boolean): void {
  if (!node.children) return;
  const kept = withLists(node.children).filter(
    (child) => child.type !== 'comment' && !dropped.has(child.tagName ?? '') && !isMark(child),
  );
  node.children = kept.flatMap((child): Node[] => {
    if (child.type === 'text') return [{ ...child, value: child.value!.replaceAll('\u00A0', ' ') }];
    if (child.tagName === 'img') return pictureIn(child, pasted);
    const next = unwrapped(styled(child));
    // Word's own elements, such as `o:p`, are no blocks.
    if (next.tagName?.includes(':')) next.tagName = 'span';
    if (/\bMsoTitle\b/.test(classOf(next))) next.tagName = 'h1';
    if (lowers && next.tagName) next.tagName = lower[next.tagName] ?? next.tagName;
    walk(next, pasted, lowers);
    return next.tagName === 'p' && textOf(next).trim() === '' ? [] : [next];
  });
}

function pictureIn({ properties }: Node, pasted: Pasted): Node[] {
  const src = properties?.['src'];
  if (typeof src !== 'string' || !/^data:image\/[\w+.-]+;base64,/.test(src)) {
    pasted.left += 1;
    return [];
  }
  return [{ type: 'text', value: pictureMark(pasted.pictures.push(src) - 1) }];
}

const hasTitle = (node: Node): boolean =>
  node.tagName === 'h1' || /\bMsoTitle\b/.test(classOf(node)) || (node.children ?? []).some(hasTitle);

/** Tidies a tree in place, with a mark for each picture that it holds. */
export function tidy(tree: Node): Pasted {
  const pasted: Pasted = { pictures: [], left: 0 };
  walk(tree, pasted, hasTitle(tree));
  return pasted;
}
