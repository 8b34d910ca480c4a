/** @file Tab moves between the cells of a table; rows and columns are added at the cursor. */
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { cellsOf, emptyRowLike, isTableLine, nextCell, withColumn } from './table.ts';

type Place = { first: number; lines: string[]; line: number; cell: number };

/** Returns the table around the cursor and the cursor's cell; null outside of one. Line numbers begin at 1. */
export function tableAt({ doc, selection }: EditorState): Place | null {
  const here = doc.lineAt(selection.main.head);
  if (!isTableLine(here.text)) return null;
  let first = here.number;
  while (first > 1 && isTableLine(doc.line(first - 1).text)) first -= 1;
  let last = here.number;
  while (last < doc.lines && isTableLine(doc.line(last + 1).text)) last += 1;
  const lines = Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index).text);
  const column = selection.main.head - here.from;
  const cell = cellsOf(here.text).findLastIndex(({ from }) => from <= column);
  return { first, lines, line: here.number - first, cell: Math.max(0, cell) };
}

/** Selects the content of a cell. */
function choose(view: EditorView, lineNumber: number, cell: number): void {
  const line = view.state.doc.line(lineNumber);
  const found = cellsOf(line.text)[cell];
  if (!found) return;
  const text = line.text.slice(found.from, found.to);
  const blank = text.trim() === '';
  const from =
    line.from + found.from + (blank ? Math.min(1, text.length) : text.length - text.trimStart().length);
  view.dispatch({
    selection: { anchor: from, head: blank ? from : from + text.trim().length },
    scrollIntoView: true,
  });
}

function addRowAt(view: EditorView, { first, lines, line }: Place): void {
  // Below the line of dashes at least: the head has one line.
  const after = first + Math.max(line, Math.min(1, lines.length - 1));
  const { to } = view.state.doc.line(after);
  view.dispatch({ changes: { from: to, insert: `\n${emptyRowLike(lines[0]!)}` }, userEvent: 'input' });
  choose(view, after + 1, 0);
}

/** Moves to the next cell (1) or the previous one (-1); adds a row after the last one. Returns false outside of a table. */
export function goToCell(view: EditorView, by: 1 | -1): boolean {
  const place = tableAt(view.state);
  if (!place) return false;
  const next = nextCell(place.lines, place, by);
  if (next) choose(view, place.first + next.line, next.cell);
  else if (by === 1) addRowAt(view, { ...place, line: place.lines.length - 1 });
  return true;
}

export function addRow(view: EditorView): boolean {
  const place = tableAt(view.state);
  if (place) addRowAt(view, place);
  view.focus();
  return place !== null;
}

export function addColumn(view: EditorView): boolean {
  const place = tableAt(view.state);
  if (!place) return false;
  const { doc } = view.state;
  const from = doc.line(place.first).from;
  const to = doc.line(place.first + place.lines.length - 1).to;
  const insert = withColumn(place.lines, place.cell).join('\n');
  view.dispatch({ changes: { from, to, insert }, userEvent: 'input' });
  choose(view, place.first + place.line, place.cell + 1);
  view.focus();
  return true;
}
