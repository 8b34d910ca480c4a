/** @file Remarks of Jekyll, Hugo and MDX in a markdown text, and MDX's lines of code: no reader saw them. */
import type { Loss } from '#contract/desk/content/import-losses.ts';

/** A remark's beginning, and its end as a pattern. */
const remarks: readonly [begin: RegExp, end: RegExp][] = [
  [/\{%-?\s*comment\s*-?%\}/y, /\{%-?\s*endcomment\s*-?%\}/g],
  [/\{%-?\s*#/y, /%\}/g],
  [/\{\{-?\s*\/\*/y, /\*\/\s*-?\}\}/g],
  [/\{\{[<%]\s*comment\s*[>%]\}\}/y, /\{\{[<%]\s*\/\s*comment\s*[>%]\}\}/g],
  [/\{\s*\/\*/y, /\*\/\s*\}/g],
];
const begins = /^[ \t]*(`{3,}|~{3,})|`+|\{/gm;
const codeLine =
  /^(?:import\s+(?:['"]|[\w*{][^'"]*?\sfrom\s+['"])|export\s+(?:const|let|var|function|default|async|class|\{|\*))/;

/** Characters in which the brackets of a statement are closed, so that many unclosed ones cost no minutes. */
const statementMax = 5000;

/** Returns where a statement ends that begins at `at`: with the line on which its brackets are closed, else before an empty line. */
function statementEnd(text: string, at: number): number {
  const empty = /\n[ \t]*(?:\n|$)/g;
  empty.lastIndex = at;
  const last = empty.exec(text)?.index ?? text.length;
  let open = 0;
  const until = Math.min(text.length, at + statementMax);
  for (let here = at; here < until; here += 1) {
    const one = text[here]!;
    if ('{[('.includes(one)) open += 1;
    else if ('}])'.includes(one)) open -= 1;
    else if (one === '\n' && open <= 0) return here;
  }
  return open <= 0 && until === text.length ? until : last;
}

/** Returns the text without MDX's imports and exports, which stand at its beginning or behind an empty line. */
function withoutCode(text: string, losses: Loss[]): string {
  const out: string[] = [];
  let at = 0;
  let fence = '';
  let isBlockStart = true;
  while (at < text.length) {
    const lineEnd = text.indexOf('\n', at);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const line = text.slice(at, end);
    const mark = /^ {0,3}(```|~~~)/.exec(line)?.[1];
    if (mark && (fence === '' || fence === mark)) fence = fence === '' ? mark : '';
    const isCode = fence === '' && isBlockStart && codeLine.test(text.slice(at, at + 2000));
    const next = isCode ? statementEnd(text, at) : end;
    if (isCode) losses.push({ kind: 'remark', what: line.slice(0, 60) });
    else {
      out.push(text.slice(at, next + 1));
      isBlockStart = line.trim() === '';
    }
    at = next + 1;
  }
  return out.join('');
}

/** Returns a text without what its templates alone read, and a loss for each such part. Code stays; so does a remark without its end. */
export function withoutRemarks(markdown: string, path: string): { markdown: string; losses: Loss[] } {
  const losses: Loss[] = [];
  const out: string[] = [];
  const endless = new Set<RegExp>();
  const endOf = (end: RegExp, from: number) => {
    if (endless.has(end)) return -1;
    end.lastIndex = from;
    if (end.exec(markdown)) return end.lastIndex;
    endless.add(end);
    return -1;
  };
  let from = 0;
  begins.lastIndex = 0;
  for (let found = begins.exec(markdown); found; found = begins.exec(markdown)) {
    const [whole, fence] = found;
    if (whole !== '{') {
      const close = fence
        ? new RegExp(`^[ \\t]*${fence[0]!}{${fence.length},}[ \\t]*$`, 'gm')
        : new RegExp(`(?<!\`)${whole}(?!\`)`, 'g');
      close.lastIndex = begins.lastIndex;
      const end = close.exec(markdown) ? close.lastIndex : -1;
      // A fence without its end goes on to the end of the text; code in a line ends in its paragraph.
      if (fence && end === -1) break;
      if (end !== -1 && (fence || !/\n[ \t]*\n/.test(markdown.slice(begins.lastIndex, end))))
        begins.lastIndex = end;
      continue;
    }
    for (const [begin, end] of remarks) {
      begin.lastIndex = found.index;
      const after = begin.test(markdown) ? endOf(end, begin.lastIndex) : -1;
      if (after === -1) continue;
      losses.push({
        kind: 'remark',
        what: markdown.slice(found.index, after).replace(/\s+/g, ' ').slice(0, 60),
      });
      out.push(markdown.slice(from, found.index));
      from = after;
      begins.lastIndex = after;
      break;
    }
  }
  const text = out.join('') + markdown.slice(from);
  return { markdown: /\.mdx$/i.test(path) ? withoutCode(text, losses) : text, losses };
}
