import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { diff } from '@codemirror/merge';
import { Transaction } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Asks } from '../../../kit/content/markdown/commands.ts';
import { keepHistory, keptHistory } from '../../../kit/content/markdown/kept-history.ts';
import { historyOf, openTextEditor } from '../../../kit/content/markdown/text-editor.ts';
import { useEditor } from '../../../kit/content/use-item-editor.ts';

type Options = {
  id: string;
  label: string;
  lang?: string | undefined;
  value: string;
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

/** Opens the text editor in a box, restores its undo after a reload, and merges others' changes. */
export function useTextEditor({ id, label, lang, value, max, onText, onAsk, onPictures }: Options) {
  const editor = useEditor();
  const { item } = editor.snapshot();
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const last = useRef(value);
  const [inTable, setInTable] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const tellText = useEffectEvent((text: string) => {
    last.current = text;
    setRefused(null);
    onText(text);
  });
  const ask = useEffectEvent(onAsk);
  const takePictures = useEffectEvent(onPictures);
  useEffect(() => {
    const opened = openTextEditor(box.current!, {
      text: last.current,
      history: keptHistory(item.id, id, last.current),
      max,
      label,
      lang,
      describedBy: `${id}-facts`,
      onText: (text) => tellText(text),
      onCursor: (facts) => setInTable(facts.inTable),
      onAsk: (what) => ask(what),
      onPictures: (files, at) => takePictures(files, at),
      onRefused: setRefused,
    });
    view.current = opened;
    const keep = () => keepHistory(item.id, id, opened.state.doc.toString(), historyOf(opened));
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
      opened.destroy();
      view.current = null;
    };
  }, [id, item.id, label, lang, max]);
  useEffect(() => {
    if (value === last.current || !view.current) return;
    const changes = differences(last.current, value);
    last.current = value;
    const annotations = Transaction.addToHistory.of(!editor.isTheirs(id));
    view.current.dispatch({ changes, annotations });
  }, [value, editor, id]);
  return { box, view, inTable, refused };
}
