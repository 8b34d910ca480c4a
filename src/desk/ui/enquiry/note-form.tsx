import { useRef, type FormEvent, type RefObject } from 'react';
import { maxLength } from '#facts/limits.ts';
import { useDraft } from '#kit/drafts/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { api } from '../../kit/api.ts';
import { onEditorKey } from '../../kit/on-editor-key.ts';
import { textsOf } from '../../kit/texts-of.ts';
import { useQueuedAct } from '../../kit/use-queued-act.ts';
import { Box } from './box.tsx';

type Props = {
  reference: string;
  again: () => Promise<void>;
  /** The field focused by the key for a note. */
  box: RefObject<HTMLTextAreaElement | null>;
};

/** A form for an internal note, which the person never sees. */
export function NoteForm({ reference, again, box }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, `note-${reference}`);
  const { busy, failure, fieldErrors, act } = useQueuedAct(reference, again);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { text: textsOf(event.currentTarget)('text') };
    if (!(await act(() => api.staffEnquiryNote({ params: { reference }, body })))) return;
    draft.clear();
    form.current?.reset();
    box.current?.blur();
  };
  return (
    <Box title="Note">
      <form
        ref={form}
        onSubmit={(event) => void save(event)}
        onInput={draft.save}
        className="grid gap-3"
        noValidate
      >
        <Field
          label="For colleagues only"
          as="textarea"
          name="text"
          required
          rows={2}
          maxLength={maxLength.message}
          onKeyDown={(event) => onEditorKey(event, () => box.current?.blur())}
          error={fieldErrors['text'] ?? failure ?? undefined}
          ref={box}
        />
        <Button type="submit" look="secondary" disabled={busy} className="justify-self-start">
          Add the note
        </Button>
      </form>
    </Box>
  );
}
