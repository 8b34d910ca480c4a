import { useEffect, useRef, type FormEvent } from 'react';
import { maxLength } from '#facts/limits.ts';
import { clearSentDraft } from '#kit/drafts/drafts.ts';
import { useDraft } from '#kit/drafts/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { api } from '../../kit/api.ts';
import { onEditorKey } from '../../kit/on-editor-key.ts';
import { textsOf } from '../../kit/texts-of.ts';
import { useQueuedAct } from '../../kit/use-queued-act.ts';
import { KeyMark } from './key-mark.tsx';

type Props = { reference: string; again: () => Promise<void>; onClose: () => void };

/** A form for an internal note, which the person never sees. */
export function NoteForm({ reference, again, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const draftId = `note-${reference}`;
  const draft = useDraft(form, draftId);
  const { busy, failure, fieldErrors, act } = useQueuedAct(reference, again);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { text: textsOf(event.currentTarget)('text') };
    const leaves = body.text.trim() !== '';
    // Keys pressed from then on are meant for the enquiry. A refused text is kept.
    if (leaves) onClose();
    const send = (_: unknown, key: string) => api.staffEnquiryNote({ params: { reference }, body, key });
    if (await act(send, { once: true, leaves })) clearSentDraft(draftId, body);
  };
  return (
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
        rows={3}
        maxLength={maxLength.message}
        onKeyDown={(event) => onEditorKey(event, onClose)}
        error={fieldErrors['text'] ?? failure ?? undefined}
      />
      <Button type="submit" look="secondary" disabled={busy} className="justify-self-start">
        Add the note <KeyMark>Ctrl Enter</KeyMark>
      </Button>
    </form>
  );
}
