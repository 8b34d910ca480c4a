import { useEffect, useRef } from 'react';
import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { looks } from '../../kit/content/markdown/looks.ts';

type Props = { before: string; after: string };

/** Removed and added text, in one view. */
export function TextDifference({ before, after }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = new EditorView({
      parent: box.current!,
      state: EditorState.create({
        doc: after,
        extensions: [
          // As high as its content.
          EditorView.theme({ '.cm-content': { minHeight: '0' } }),
          looks(),
          EditorState.readOnly.of(true),
          EditorView.editable.of(false),
          EditorView.contentAttributes.of({ 'aria-label': 'The text with its changes' }),
          unifiedMergeView({
            original: before,
            mergeControls: false,
            gutter: false,
            collapseUnchanged: { margin: 2, minSize: 6 },
          }),
        ],
      }),
    });
    return () => view.destroy();
  }, [before, after]);
  return (
    // Focusable, for reading by keyboard.
    <div
      ref={box}
      role="region"
      aria-label="What was changed"
      tabIndex={0}
      className="max-h-[70dvh] overflow-auto rounded-md border border-line bg-paper"
    />
  );
}
