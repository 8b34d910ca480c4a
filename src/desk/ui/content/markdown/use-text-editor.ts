import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** Pictures were pasted or dropped. */
  onPictures: (files: File[]) => void;
};

/** Returns the difference of two texts: its start, and its end in each. */
function difference(before: string, after: string): { from: number; to: number; insert: string } {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from += 1;
  let to = before.length;
  let end = after.length;
  while (to > from && end > from && before[to - 1] === after[end - 1]) {
    to -= 1;
    end -= 1;
  }
  return { from, to, insert: after.slice(from, end) };
}

/** Opens the text editor in a box, restores its undo after a reload, and merges others' changes. */
export function useTextEditor({ id, label, lang, value, max, onText, onAsk, onPictures }: Options) {
  const { item } = useEditor().snapshot();
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
      onPictures: (files) => takePictures(files),
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
    const changes = difference(last.current, value);
    last.current = value;
    view.current.dispatch({ changes });
  }, [value]);
  return { box, view, inTable, refused };
}
