/** @file HTML within a line of an imported markdown text: links and code become markdown, scripts go, and of any other mark its words stay. */
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { boundedFragment } from './bounded-html.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

/** A node of a markdown text, as far as it is read here. */
export type MarkdownNode = {
  type: string;
  value?: string;
  position?: { start: { offset?: number }; end: { offset?: number } };
  children?: MarkdownNode[];
};
/** A part of a text and its replacement. */
export type Change = { start: number; end: number; text: string; losses: readonly Loss[] };

/** Elements whose words stay when the element goes. */
const harmless = /^<\/?(?:b|i|em|strong|span|small|u|mark|abbr|kbd|center|font|wbr|div|p|picture|source)\b/i;
export const placeOf = ({ position }: MarkdownNode): [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** Returns the address of a link's opening tag, as a markdown link has it; null for none, or one of another scheme. */
function addressIn(tag: string): string | null {
  const [element] = boundedFragment(tag).children;
  const href = element?.type === 'element' ? element.properties['href'] : null;
  if (typeof href !== 'string') return null;
  // As browsers read it: without control characters, of which a scheme may be full.
  // eslint-disable-next-line no-control-regex
  const address = href.replace(/[\u0000-\u001F\u007F]/g, '').trim();
  if (address === '' || (/^[^/?#]*:/.test(address) && !/^(?:https?|mailto|tel):/i.test(address))) return null;
  return address.replace(/[<>\\]/g, encodeURIComponent);
}

/** Returns whether words can stand between the brackets of a link. */
function fitsLink(between: readonly MarkdownNode[], markdown: string, start: number, end: number): boolean {
  const raw = markdown.slice(start, end);
  let open = 0;
  for (const [mark] of raw.matchAll(/\\.|[[\]]/gs)) {
    if (mark === '[') open += 1;
    if (mark === ']' && (open -= 1) < 0) return false;
  }
  const holdsLink = (node: MarkdownNode): boolean =>
    /^(?:linkReference|footnoteReference)$/.test(node.type) ||
    (node.type === 'link' && /[[<]/.test(markdown.charAt(placeOf(node)[0]))) ||
    (node.children ?? []).some(holdsLink);
  return open === 0 && raw.trim() !== '' && !between.some(holdsLink);
}

/** Returns code between backticks, more of them than it holds in a row. */
function codeSpan(code: string, inTable: boolean): string {
  if (code.trim() === '') return code;
  const most = (code.match(/`+/g) ?? []).reduce((max, { length }) => Math.max(max, length), 0);
  const marks = '`'.repeat(most + 1);
  const pad = /^`|`$/.test(code) ? ' ' : '';
  return `${marks}${pad}${inTable ? code.replaceAll('|', '\\|') : code}${pad}${marks}`;
}

/** Returns the changes to the HTML within one parent's line. @throws Problem for HTML beyond the bounds */
export function inlineChanges({ type, children = [] }: MarkdownNode, markdown: string): Change[] {
  const changes: Change[] = [];
  /** The next end of each element, by the place of its beginning. */
  const ends = new Map<number, number>();
  const next = new Map<string, number>();
  children.forEach((_, index) => {
    const at = children.length - 1 - index;
    const [, slash, name = ''] =
      /^<(\/?)(\w+)/.exec(children[at]!.type === 'html' ? children[at]!.value! : '') ?? [];
    const tag = name.toLowerCase();
    if (slash) next.set(tag, at);
    else if (next.has(tag)) ends.set(at, next.get(tag)!);
  });
  /** The text of each closing mark of a link; null where its words stay alone. */
  const closings = new Map<number, string | null>();
  let covered = 0;
  children.forEach((child, at) => {
    const { value = '' } = child;
    if (child.type !== 'html') return;
    const [start, end] = placeOf(child);
    if (start < covered) return;
    const close = ends.get(at);
    const between = () => children.slice(at + 1, close);
    const behind = close === undefined ? end : placeOf(children[close]!)[0];
    const closed = close === undefined ? end : placeOf(children[close]!)[1];
    const markup: Loss = { kind: 'markup', what: value.slice(0, 60) };
    const add = (text: string, losses: readonly Loss[] = [], to = end) => {
      covered = to;
      changes.push({ start, end: to, text, losses });
    };
    if (/^<(?:script|style)\b/i.test(value))
      add('', [markup], close === undefined ? placeOf(children.at(-1)!)[1] : closed);
    else if (/^<(?:img|iframe|video|audio)\b/i.test(value)) {
      const read = htmlToMarkdown(value, { from: 'html' });
      add(read.markdown, read.losses);
    } else if (/^<code\b/i.test(value) && close !== undefined) {
      const code = between().map((one) =>
        one.type === 'html' ? '' : one.type === 'text' ? one.value! : markdown.slice(...placeOf(one)),
      );
      add(codeSpan(code.join(''), type === 'tableCell'), [], closed);
    } else if (/^<a\b/i.test(value)) {
      const address = addressIn(value);
      const fits =
        address !== null &&
        close !== undefined &&
        !closings.has(close) &&
        fitsLink(between(), markdown, end, behind);
      if (close !== undefined && !closings.has(close)) closings.set(close, fits ? `](<${address}>)` : null);
      // An exclamation mark before a link would make it a picture.
      if (fits && /(?:^|[^\\])!$/.test(markdown.slice(Math.max(0, start - 2), start)))
        changes.push({ start: start - 1, end, text: '\\![', losses: [] });
      else add(fits ? '[' : '', fits ? [] : [markup]);
    } else if (/^<br\b/i.test(value)) add(type === 'tableCell' || type === 'heading' ? ' ' : '\\\n');
    else if (closings.get(at)) add(closings.get(at)!);
    else add('', harmless.test(value) || /^<(?:!--|\/)/.test(value) ? [] : [markup]);
  });
  return changes;
}
