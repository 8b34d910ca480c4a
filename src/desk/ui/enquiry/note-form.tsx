import { useRef, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { maxLength } from '#facts/limits.ts';
import { useDraft } from '#kit/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { api } from '../../kit/api.ts';
import { textsOf } from '../../kit/texts-of.ts';
import { useVersionedAction } from '../../kit/use-versioned-action.ts';
import { Box } from './box.tsx';

type Props = {
  reference: string;
  again: () => Promise<void>;
  /** Where the key for a note leads. */
  box: RefObject<HTMLTextAreaElement | null>;
};

/** A note for the colleagues; the person never sees it. */
export function NoteForm({ reference, again, box }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, `note-${reference}`);
  const { busy, failure, fieldErrors, work } = useVersionedAction(again);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { text: textsOf(event.currentTarget)('text') };
    if (!(await work(() => api.staffEnquiryNote({ params: { reference }, body })))) return;
    draft.clear();
    form.current?.reset();
    box.current?.blur();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
    else if (event.key === 'Escape') box.current?.blur();
    else return;
    event.preventDefault();
  };
  return (
    <Box title="Note">
      <form
        ref={form}
        onSubmit={(event) => void save(event)}
        onInput={draft.save}
        onKeyDown={onKeyDown}
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
