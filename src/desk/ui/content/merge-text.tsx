import { useEffect, useRef } from 'react';
import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { Button } from '#ui/button.tsx';
import { looks } from '../../kit/content/markdown/looks.ts';

type Props = { mine: string; theirs: string; onDone: (text: string) => void };

/** A merge of two texts: at each place mine or theirs is chosen, and everything stays editable. */
export function MergeText({ mine, theirs, onDone }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const start = useRef({ mine, theirs });
  useEffect(() => {
    const opened = new EditorView({
      parent: box.current!,
      state: EditorState.create({
        doc: start.current.mine,
        extensions: [
          looks(),
          EditorView.contentAttributes.of({ 'aria-label': 'Text put together' }),
          EditorState.phrases.of({ Accept: 'Keep mine', Reject: 'Take theirs' }),
          unifiedMergeView({ original: start.current.theirs, gutter: false }),
        ],
      }),
    });
    view.current = opened;
    return () => opened.destroy();
  }, []);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">
        Struck out on red: what they saved. On green: what you wrote. Choose for each place, or edit the text.
      </p>
      <div ref={box} className="max-h-[60dvh] overflow-auto rounded-md border border-line-strong" />
      <Button
        className="justify-self-start"
        onClick={() => onDone(view.current?.state.doc.toString() ?? start.current.mine)}
      >
        Save this text
      </Button>
    </div>
  );
}
