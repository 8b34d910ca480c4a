import type { EditorView } from '@codemirror/view';

/** An empty list item or quote. */
const emptyItem = /^(?:[-*+] (?:\[[ xX]\] )?|\d+[.)] |> ?)\s*$/;

/** Ends the list on Enter in an empty item, with an empty line after it: otherwise the next text would belong to the last item. */
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
