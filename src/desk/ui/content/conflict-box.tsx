import { lazy, Suspense, useState } from 'react';
import type { Field } from '#contract/desk/content/fields.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Conflict } from '../../kit/content/merge-fields.ts';
import { useEditor } from '../../kit/content/use-item-editor.ts';
import { shownValue } from './shown-value.ts';

const MergeText = lazy(async () => ({ default: (await import('./merge-text.tsx')).MergeText }));

/** A field changed by two people: theirs is shown, and nothing is overwritten before somebody has chosen. */
export function ConflictBox({ conflict, field }: { conflict: Conflict; field: Field }) {
  const editor = useEditor();
  const [merges, setMerges] = useState(false);
  const { field: name, mine, theirs } = conflict;
  const settle = (value: Conflict['mine']) => {
    setMerges(false);
    editor.settle(name, value);
  };
  const isText = field.kind === 'markdown' || field.kind === 'text';
  return (
    <section
      aria-label={`${field.label} was changed by two`}
      className="mb-2 rounded-md border border-sindoor bg-sindoor-wash p-3"
    >
      <p role="alert" className="font-semibold">
        {field.label}: somebody else saved another text while you wrote. Both are kept until you choose.
      </p>
      {!isText && (
        <p className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap">
          Now saved: {shownValue(field, theirs)}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {isText && (
          <Button look="secondary" className="bg-paper!" onClick={() => setMerges(true)}>
            Compare and put together
          </Button>
        )}
        <Button look="secondary" onClick={() => settle(mine)}>
          Keep mine
        </Button>
        <Button look="secondary" onClick={() => settle(theirs)}>
          Take theirs
        </Button>
      </div>
      {merges && (
        <Dialog open keepsText heading={`${field.label}: two texts`} onClose={() => setMerges(false)}>
          <Suspense fallback={<p>Loading…</p>}>
            <MergeText
              mine={typeof mine === 'string' ? mine : ''}
              theirs={typeof theirs === 'string' ? theirs : ''}
              onDone={(text) => settle(text === '' ? null : text)}
            />
          </Suspense>
        </Dialog>
      )}
    </section>
  );
}
