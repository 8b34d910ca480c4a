import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Eye } from 'lucide-react';
import { markdownMax } from '#contract/desk/content/content-types.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import type { Asks } from '../../../kit/content/markdown/commands.ts';
import { inBrackets } from '../../../kit/content/markdown/marks.ts';
import { putBox, takeBox } from '../../../kit/content/markdown/picture-places.ts';
import { useEditorValue } from '../../../kit/content/use-item-editor.ts';
import { orNull, textOf, type ValueProps } from '../fields/value-props.ts';
import { useFieldLang } from '../fields/field-lang.ts';
import { AskDialogs } from './ask-dialogs.tsx';
import { PictureAsk } from './picture-ask.tsx';
import { TextFacts } from './text-facts.tsx';
import { TextPreview } from './text-preview.tsx';
import { Toolbar } from './toolbar.tsx';
import { useTextEditor } from './use-text-editor.ts';

/** A picture on its way, in its box in the text. */
type Ask = { id: number; file: File; box: HTMLElement };

/** A long text with headings, lists, tables and pictures. It is stored exactly as typed. */
export function MarkdownField({ id, field, onChange, error }: ValueProps) {
  const text = useEditorValue((editor) => textOf(editor.value(id)));
  const [previews, setPreviews] = useState(false);
  const [asked, setAsked] = useState<Asks | null>(null);
  const count = useRef(0);
  const [asks, setAsks] = useState<readonly Ask[]>([]);
  const max = field.kind === 'markdown' ? field.max : markdownMax;
  const { box, view, inTable, refused } = useTextEditor({
    id,
    label: field.label,
    lang: useFieldLang(),
    max,
    onText: (next) => onChange(orNull(next)),
    onAsk: setAsked,
    onPictures(files, at) {
      if (!view.current) return;
      const added = files.map((file): Ask => ({
        id: (count.current += 1),
        file,
        box: document.createElement('div'),
      }));
      for (const { box: place } of added) putBox(view.current, at, place);
      setAsks((all) => [...all, ...added]);
    },
  });
  return (
    <div id={id}>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{field.label}</span>
        <Button
          look="quiet"
          className="px-3! text-sm"
          aria-pressed={previews}
          onClick={() => setPreviews(!previews)}
        >
          <Eye aria-hidden size={18} /> {previews ? 'Hide the preview' : 'Preview'}
        </Button>
      </div>
      <div
        className={`min-w-0 rounded-md border bg-paper focus-within:border-teal ${error ? 'border-sindoor' : 'border-line-strong'}`}
      >
        <Toolbar view={view} inTable={inTable} onAsk={setAsked} />
        <div className={previews ? 'grid lg:grid-cols-2' : ''}>
          <div ref={box} className="min-w-0" />
          {previews && <TextPreview text={text} />}
        </div>
        <TextFacts id={`${id}-facts`} text={text} view={view} />
      </div>
      {field.hint && <p className="mt-1 text-sm text-ink-soft">{field.hint}</p>}
      {error && <p className="mt-1 text-sm font-semibold text-sindoor">{error}</p>}
      <Alert className="mt-2">{refused}</Alert>
      <AskDialogs asked={asked} view={view} onClose={() => setAsked(null)} />
      {asks.map(({ id: ask, file, box: place }) =>
        createPortal(
          <PictureAsk
            file={file}
            onDone={(choice) => {
              setAsks((all) => all.filter((one) => one.box !== place));
              if (!view.current) return;
              takeBox(view.current, place, choice && `![${inBrackets(choice.alt)}](${choice.src})`);
            }}
          />,
          place,
          String(ask),
        ),
      )}
    </div>
  );
}
