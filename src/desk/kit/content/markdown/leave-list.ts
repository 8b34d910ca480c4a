import type { EditorView } from '@codemirror/view';

/** A list item or a quote in which nothing is written yet. */
const emptyItem = /^(?:[-*+] (?:\[[ xX]\] )?|\d+[.)] |> ?)\s*$/;

/** Enter in an empty item ends the list, with an empty line behind it: without one, what follows would belong to the last item. */
export function leaveList(view: EditorView): boolean {
  const { doc, selection } = view.state;
  const { head, empty } = selection.main;
  const line = doc.lineAt(head);
  if (!empty || head !== line.to || !emptyItem.test(line.text)) return false;
  const selectionAfter = { anchor: line.from + 1 };
  const changes = { from: line.from, to: line.to, insert: '\n' };
  view.dispatch({ changes, selection: selectionAfter, scrollIntoView: true, userEvent: 'input' });
  return true;
}
