import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { expect, it } from 'vitest';
import { pictureMark } from './office-html.ts';
import { pastedOf } from './pasted.ts';
import { picturePlaces, putBox, takeBox } from './picture-places.ts';

/** A view without rendering, which needs a browser's layout. */
function open(doc: string): EditorView {
  let state = EditorState.create({ doc, extensions: [picturePlaces()] });
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
const box = () => ({}) as HTMLElement;
const picture = '![A lamp](/picture/1)';

it('a picture stands where it was dropped, also when the text before it has grown meanwhile', () => {
  const view = open('One\n\nTwo\n\nThree');
  const [first, second] = [box(), box()];
  putBox(view, 6, first);
  putBox(view, 12, second);
  view.dispatch({ changes: { from: 0, insert: 'Zero\n\n' }, selection: { anchor: 0 } });
  takeBox(view, first, picture);
  expect(view.state.doc.toString()).toBe(`Zero\n\nOne\n\nTwo\n\n${picture}\n\nThree`);
  // The other one is left out.
  takeBox(view, second, null);
  expect(view.state.doc.toString()).not.toContain('Three\n');
});

const boxesIn = ({ state }: EditorView) => state.field(picturePlaces()).size;

it('a box stays when the text around it is deleted, and its picture is put where that was', () => {
  const view = open('One\n\nTwo\n\nThree');
  const at = box();
  putBox(view, 6, at);
  view.dispatch({ changes: { from: 3, to: 10, insert: '' }, selection: { anchor: 0 } });
  expect(boxesIn(view)).toBe(1);
  takeBox(view, at, picture);
  expect(view.state.doc.toString()).toBe(`OneThree\n\n${picture}\n`);
  expect(boxesIn(view)).toBe(0);
});

it('boxes stay when the whole text is deleted or replaced', () => {
  const view = open('One\n\nTwo');
  const [first, second] = [box(), box()];
  putBox(view, 3, first);
  putBox(view, 6, second);
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: 'Another' } });
  expect(boxesIn(view)).toBe(2);
  takeBox(view, first, picture);
  takeBox(view, second, null);
  expect(view.state.doc.toString()).toContain(picture);
  expect(boxesIn(view)).toBe(0);
});

it.each([0, 12, 20])('a picture dropped on a row of a table (at %i) stands below the table', (at) => {
  const table = '| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |';
  const view = open(`${table}\n\nText`);
  const dropped = box();
  putBox(view, at, dropped);
  takeBox(view, dropped, picture);
  expect(view.state.doc.toString()).toBe(`${table}\n\n${picture}\n\nText`);
});

it('a pasted text has its pictures as files at their places, without marks', async () => {
  const pasted = pastedOf('<p>One <img src="data:image/png;base64,AQID"> two</p><p>Three</p>')!;
  expect(pasted.text).toBe('One  two\n\nThree');
  expect(pasted.text).not.toContain(pictureMark(0));
  const [{ file, at }] = pasted.pictures as [(typeof pasted.pictures)[number]];
  expect([file.name, file.type, at]).toEqual(['pasted-1.png', 'image/png', 'One '.length]);
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([1, 2, 3]);
});
