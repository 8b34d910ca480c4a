import { history, undo } from '@codemirror/commands';
import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import { leaveList } from './leave-list.ts';
import { insertFootnote, insertTable, toggleLines, toggleMark } from './marks.ts';
import { addColumn, addRow, goToCell } from './table-keys.ts';

/** Opens a text with the selection between `‹` and `›`, or the cursor at `¦`. */
function open(marked: string): EditorView {
  const cursor = marked.indexOf('¦');
  const anchor = cursor < 0 ? marked.indexOf('‹') : cursor;
  const head = cursor < 0 ? marked.indexOf('›') - 1 : cursor;
  let state = EditorState.create({
    doc: marked.replaceAll(/[‹›¦]/g, ''),
    selection: { anchor, head },
    extensions: [history()],
  });
  // A view without rendering, which needs a browser's layout.
  const view = {
    get state() {
      return state;
    },
    dispatch(spec: Transaction | TransactionSpec) {
      state = 'startState' in spec ? spec.state : state.update(spec).state;
    },
    focus: () => undefined,
  };
  return view as unknown as EditorView;
}
function shown({ state }: EditorView): string {
  const { from, to, empty } = state.selection.main;
  const text = state.doc.toString();
  if (empty) return `${text.slice(0, from)}¦${text.slice(from)}`;
  return `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`;
}

describe('the tools of a text', () => {
  it.each([
    ['a ‹word› b', 'a **‹word›** b'],
    ['a **‹word›** b', 'a ‹word› b'],
    ['a wo¦rd b', 'a **wo¦rd** b'],
    ['a **wo¦rd** b', 'a wo¦rd b'],
    ['a ¦', 'a **¦**'],
  ])('make bold: %j becomes %j', (before, after) => {
    const view = open(before);
    toggleMark(view, '**');
    expect(shown(view)).toBe(after);
    undo(view);
    expect(view.state.doc.toString()).toBe(before.replaceAll(/[‹›¦]/g, ''));
  });

  it.each([
    ['‹One\nTwo›', '1. One\n2. Two'],
    ['‹1. One\n2. Two›', 'One\nTwo'],
    ['‹- One\n- [x] Two›', '1. One\n2. Two'],
    ['## One¦', '1. One'],
  ])('number lines: %j becomes %j', (before, after) => {
    const view = open(before);
    toggleLines(view, (index) => `${index + 1}. `);
    expect(view.state.doc.toString()).toBe(after);
  });

  it('put a table between empty lines, its first name chosen', () => {
    const view = open('Before¦\nAfter');
    insertTable(view);
    expect(view.state.doc.toString()).toBe(
      'Before\n\n| Column 1 | Column 2 | Column 3 |\n| --- | --- | --- |\n|  |  |  |\n\nAfter',
    );
    expect(view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to)).toBe(
      'Column 1',
    );
  });

  it('number a footnote after those that are there', () => {
    const view = open('A[^1] b¦\n\n[^1]: One');
    insertFootnote(view);
    expect(shown(view)).toBe('A[^1] b[^2]\n\n[^1]: One\n\n[^2]: ¦');
  });
});

describe('Enter in an empty item', () => {
  it.each(['- One\n- ¦', '- One\n- [ ] ¦', '1. One\n2. ¦', '> One\n> ¦'])('ends what %j is', (before) => {
    const view = open(before);
    expect(leaveList(view)).toBe(true);
    expect(shown(view)).toBe(`${before.split('\n')[0]}\n\n¦`);
  });
  it('is no matter of an item with words', () => expect(leaveList(open('- One¦'))).toBe(false));
});

describe('a table', () => {
  it('is walked by Tab, and the last cell begins a row', () => {
    const view = open('| A¦ | B |\n| - | - |\n| c | d |');
    goToCell(view, 1);
    expect(shown(view)).toBe('| A | ‹B› |\n| - | - |\n| c | d |');
    goToCell(view, 1);
    goToCell(view, 1);
    goToCell(view, 1);
    expect(shown(view)).toBe('| A | B |\n| - | - |\n| c | d |\n| ¦ |  |');
    goToCell(view, -1);
    expect(shown(view)).toBe('| A | B |\n| - | - |\n| c | ‹d› |\n|  |  |');
  });
  it('grows where the cursor is', () => {
    const view = open('| A¦ | B |\n| - | - |\n| c | d |');
    addRow(view);
    expect(view.state.doc.toString()).toBe('| A | B |\n| - | - |\n|  |  |\n| c | d |');
    addColumn(view);
    expect(view.state.doc.lines).toBe(4);
    expect(view.state.doc.line(1).text).toBe('| A |  | B |');
  });
  it('leaves Tab alone elsewhere', () => expect(goToCell(open('Text¦'), 1)).toBe(false));
});
