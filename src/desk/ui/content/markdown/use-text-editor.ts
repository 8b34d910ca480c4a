import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { diff } from '@codemirror/merge';
import { Transaction } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Asks } from '../../../kit/content/markdown/commands.ts';
import { keepHistory, keptHistory } from '../../../kit/content/markdown/kept-history.ts';
import { historyOf, openTextEditor } from '../../../kit/content/markdown/text-editor.ts';
import { oneLineEnd } from '../../../kit/content/merge-text.ts';
import { useEditor } from '../../../kit/content/use-item-editor.ts';
import { textOf } from '../fields/value-props.ts';

type Options = {
  id: string;
  label: string;
  lang?: string | undefined;
  max: number;
  onText: (text: string) => void;
  onAsk: (what: Asks) => void;
  /** Pictures were pasted or dropped at a place of the text. */
  onPictures: (files: File[], at: number) => void;
};

/** Returns the differences of two texts as changes of the first, so that a cursor between them stays where it is. */
const differences = (before: string, after: string) =>
  diff(before, after, { scanLimit: 500 }).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    insert: after.slice(fromB, toB),
  }));

/**
 * Opens the text editor in a box, restores its undo after a reload, and shows others' changes at once: a key pressed before they stand
 * in the box would report a text without them.
 */
export function useTextEditor({ id, label, lang, max, onText, onAsk, onPictures }: Options) {
  const editor = useEditor();
  const { item } = editor.snapshot();
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [inTable, setInTable] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const tellText = useEffectEvent((text: string) => {
    setRefused(null);
    onText(text);
  });
  const ask = useEffectEvent(onAsk);
  const takePictures = useEffectEvent(onPictures);
  useEffect(() => {
    const value = () => textOf(editor.value(id));
    const written = () => oneLineEnd(value());
    const text = written();
    let shown = editor.revision(id);
    const opened = openTextEditor(box.current!, {
      text,
      history: keptHistory(item.id, id, text),
      max,
      label,
      lang,
      describedBy: `${id}-facts`,
      // Other line ends alone are nobody's change.
      onText(typed) {
        if (typed === value() || typed !== written()) tellText(typed);
      },
      onCursor: (facts) => setInTable(facts.inTable),
      onAsk: (what) => ask(what),
      onPictures: (files, at) => takePictures(files, at),
      onRefused: setRefused,
    });
    view.current = opened;
    const stop = editor.subscribe(() => {
      if (editor.revision(id) === shown) return;
      shown = editor.revision(id);
      const changes = differences(opened.state.doc.toString(), written());
      const annotations = Transaction.addToHistory.of(!editor.isTheirs(id));
      if (changes.length > 0) opened.dispatch({ changes, annotations });
    });
    const keep = () => keepHistory(item.id, id, opened.state.doc.toString(), historyOf(opened));
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      window.removeEventListener('pagehide', keep);
      keep();
      opened.destroy();
      view.current = null;
    };
  }, [editor, id, item.id, label, lang, max]);
  return { box, view, inTable, refused };
}
