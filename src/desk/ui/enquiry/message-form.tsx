import { useEffect, useRef, useState, type FormEvent } from 'react';
import { maxLength } from '#facts/limits.ts';
import { clearSentDraft } from '#kit/drafts/drafts.ts';
import { useDraft } from '#kit/drafts/use-draft.ts';
import { newKey } from '#kit/forms/new-key.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { api } from '#desk/kit/api.ts';
import { introductionOf, type Recipient } from '#desk/kit/enquiry-recipient.ts';
import { onEditorKey } from '#desk/kit/on-editor-key.ts';
import { textsOf } from '#desk/kit/texts-of.ts';
import { useQueuedAct } from '#desk/kit/use-queued-act.ts';
import { KeptNotice } from './kept-notice.tsx';
import { KeyMark } from './key-mark.tsx';

type Props = { reference: string; to: Recipient; again: () => Promise<void>; onClose: () => void };

const reportMax = 1000;

/** A message of the staff: to the family on its page, into the conversation with a vendor, or to a vendor about its report. */
export function MessageForm({ reference, to, again, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const draftId = `message-${reference}-${to}`;
  const draft = useDraft(form, draftId);
  const [key, setKey] = useState(newKey);
  const { busy, failure, fieldErrors, act } = useQueuedAct(reference, again);
  const introductionId = introductionOf(to);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = textsOf(event.currentTarget)('text');
    const leaves = text.trim() !== '';
    // Keys pressed from then on are meant for the enquiry. A refused text is kept.
    if (leaves) onClose();
    const done = await act(
      ({ seen }) =>
        to.startsWith('report') && introductionId
          ? api.staffReportAnswer({ params: { reference, introductionId }, body: { answer: text, seen } })
          : api.staffMessageSend({
              params: { reference },
              body: { text, key, seen, ...(introductionId && { introductionId }) },
            }),
      { says: true, leaves },
    );
    if (done) clearSentDraft(draftId, { text });
  };
  return (
    <form
      ref={form}
      onSubmit={(event) => void send(event)}
      onInput={(event) => {
        setKey(newKey());
        draft.save(event);
      }}
      className="grid gap-3"
      noValidate
    >
      <Field
        label="Message"
        as="textarea"
        name="text"
        required
        rows={4}
        maxLength={to.startsWith('report') ? reportMax : maxLength.message}
        onKeyDown={(event) => onEditorKey(event, onClose)}
        error={fieldErrors['text'] ?? fieldErrors['answer']}
      />
      <KeptNotice failure={failure} />
      <Button type="submit" disabled={busy} className="justify-self-start">
        Send message <KeyMark>Ctrl Enter</KeyMark>
      </Button>
    </form>
  );
}
