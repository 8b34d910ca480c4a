/** @file Text changes of the editor's buttons and keys. Each is one step of the undo history. */
import { EditorSelection, type ChangeSpec, type EditorState, type Line } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { newTable } from './table.ts';

const typed = { userEvent: 'input', scrollIntoView: true } as const;

/** Adds a mark such as `**` around the selection, or around the word at the cursor; removes an existing one. */
export function toggleMark(view: EditorView, mark: string): boolean {
  const { state } = view;
  const change = state.changeByRange((range) => {
    const { from, to } = range.empty ? (state.wordAt(range.head) ?? range) : range;
    const size = mark.length;
    const marked =
      state.sliceDoc(from - size, from) === mark && state.sliceDoc(to, to + size) === mark && to > from;
    const changes = marked
      ? [
          { from: from - size, to: from },
          { from: to, to: to + size },
        ]
      : [
          { from, insert: mark },
          { from: to, insert: mark },
        ];
    const by = marked ? -size : size;
    return {
      changes,
      range: range.empty
        ? EditorSelection.cursor(range.head + by)
        : EditorSelection.range(range.anchor + by, range.head + by),
    };
  });
  view.dispatch(state.update(change, typed));
  return true;
}

function linesOf({ doc, selection }: EditorState): Line[] {
  const { from, to } = selection.main;
  const first = doc.lineAt(from).number;
  const last = doc.lineAt(to).number;
  return Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index));
}

/** Prefixes of a line; a line has one of them at a time. */
const begins = /^(?:#{1,6} +|> ?|[-*+] \[[ xX]\] |[-*+] |\d+[.)] )/;

/** Adds a prefix to the selected lines, or removes it: `make` returns the nth line's prefix. */
export function toggleLines(view: EditorView, make: (index: number) => string): boolean {
  const { state } = view;
  const lines = linesOf(state);
  const plain = make(0).replace(/\d+/, '');
  const has = (line: Line) => (begins.exec(line.text)?.[0] ?? '').replace(/\d+/, '') === plain;
  const off = lines.every(has);
  const changes: ChangeSpec[] = lines.map((line, index) => ({
    from: line.from,
    to: line.from + (begins.exec(line.text)?.[0].length ?? 0),
    insert: off ? '' : make(index),
  }));
  view.dispatch(state.update({ changes, ...typed }));
  return true;
}

/** Replaces the selection by text and moves the cursor behind it, or selects a part of it. */
export function insertText(view: EditorView, text: string, chosen?: { from: number; to: number }): boolean {
  const { from, to } = view.state.selection.main;
  const selection = chosen
    ? { anchor: from + chosen.from, head: from + chosen.to }
    : { anchor: from + text.length };
  view.dispatch(view.state.update({ changes: { from, to, insert: text }, selection, ...typed }));
  view.focus();
  return true;
}

/** Inserts lines after the cursor's line, with an empty line on both sides. */
export function insertBlock(
  view: EditorView,
  lines: readonly string[],
  chosen?: { from: number; to: number },
): boolean {
  const { doc, selection } = view.state;
  const line = doc.lineAt(selection.main.head);
  const blank = line.text.trim() === '';
  const before = blank
    ? line.number > 1 && doc.line(line.number - 1).text.trim() !== ''
      ? '\n'
      : ''
    : '\n\n';
  const after = line.number < doc.lines && doc.line(line.number + 1).text.trim() === '' ? '' : '\n';
  const at = blank ? line.from : line.to;
  const start = at + before.length;
  const text = lines.join('\n');
  const range = chosen
    ? { anchor: start + chosen.from, head: start + chosen.to }
    : { anchor: start + text.length };
  view.dispatch(
    view.state.update({
      changes: { from: at, to: line.to, insert: before + text + after },
      selection: range,
      ...typed,
    }),
  );
  view.focus();
  return true;
}

/** Inserts a table of three columns, its first header selected. */
export const insertTable = (view: EditorView): boolean =>
  insertBlock(view, newTable(3), { from: 2, to: 2 + 'Column 1'.length });

/** Inserts a footnote: its number here, its text at the end, and moves the cursor there. */
export function insertFootnote(view: EditorView): boolean {
  const { doc, selection } = view.state;
  const text = doc.toString();
  const taken = [...text.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number));
  const mark = `[^${Math.max(0, ...taken) + 1}]`;
  const end = `${text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n'}${mark}: `;
  const changes = [
    { from: selection.main.to, insert: mark },
    { from: doc.length, insert: end },
  ];
  const selectionAfter = { anchor: doc.length + mark.length + end.length };
  view.dispatch(view.state.update({ changes, selection: selectionAfter, ...typed }));
  view.focus();
  return true;
}

/** Escapes signs that would end the words of a link. */
export const inBrackets = (words: string): string => words.replaceAll(/[[\]\\]/g, String.raw`\$&`);
