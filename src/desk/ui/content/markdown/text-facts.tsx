import { useMemo, type RefObject } from 'react';
import { EditorView } from '@codemirror/view';
import { useDebounced } from '#ui/use-debounced.ts';
import { measure } from '../../../kit/content/markdown/measure.ts';

type Props = { id: string; text: string; view: RefObject<EditorView | null> };
/** Counted after this pause in typing. */
const pauseMs = 400;
const numbers = new Intl.NumberFormat('en-IN');

/** The length of a text, and its headings, each a link to its place. */
export function TextFacts({ id, text, view }: Props) {
  const settled = useDebounced(text, pauseMs);
  const { words, minutes, headings } = useMemo(() => measure(settled), [settled]);
  const jump = (at: number) => {
    const place = Math.min(at, view.current?.state.doc.length ?? 0);
    view.current?.dispatch({
      selection: { anchor: place },
      effects: EditorView.scrollIntoView(place, { y: 'start', yMargin: 80 }),
    });
    view.current?.focus();
  };
  return (
    <div className="flex flex-wrap items-start gap-x-4 border-t border-line px-4 py-1 text-sm text-ink-soft">
      <p id={id} className="py-2">
        {numbers.format(words)} {words === 1 ? 'word' : 'words'} · {minutes} min read
      </p>
      {headings.length > 0 && (
        <details className="min-w-0 flex-1">
          <summary className="tap inline-flex cursor-pointer items-center font-semibold text-teal">
            Outline
          </summary>
          <ol className="pb-2">
            {headings.map(({ text: words_, depth, at }) => (
              <li key={at} style={{ paddingLeft: `${Math.max(0, depth - 2)}rem` }}>
                <button
                  type="button"
                  className="tap max-w-full truncate text-left text-teal hover:underline"
                  onClick={() => jump(at)}
                >
                  {words_}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
