import { useState } from 'react';
import { maxLength } from '#facts/limits.ts';
import { talkingIntroductions } from '#domain/enquiries/introduction-changes.ts';
import type { Introduction } from '#contract/desk/introductions.ts';
import { newKey } from '#kit/forms/new-key.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

type Draft = { introductionId?: string; text: string; key: string };
type Props = {
  introductions: readonly Introduction[];
  busy: boolean;
  onSend: (draft: Draft) => Promise<unknown>;
  onAnswer: (introductionId: string, answer: string) => Promise<unknown>;
  onDisclose: (introductionId: string) => Promise<unknown>;
};

/** A message from the staff: to the family, in the conversation with a vendor, or to a vendor who reported the enquiry. */
export function StaffMessage({ introductions, busy, onSend, onAnswer, onDisclose }: Props) {
  const [to, setTo] = useState('');
  const [text, setText] = useState('');
  const [key, setKey] = useState(newKey);
  const talking = introductions.filter(({ status }) => talkingIntroductions.includes(status));
  const reported = introductions.filter(({ reportReason, reportAnswer }) => reportReason && !reportAnswer);
  const send = async () => {
    const answers = reported.find(({ id }) => `report ${id}` === to);
    const done = await (answers
      ? onAnswer(answers.id, text)
      : onSend({ text, key, ...(to && { introductionId: to }) }));
    if (!done) return;
    setText('');
    setKey(newKey());
  };
  return (
    <form
      className="grid gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) void send();
      }}
    >
      <Field
        as="select"
        label="Write as staff"
        value={to}
        onChange={({ currentTarget: { value } }) => setTo(value)}
      >
        <option value="">To the family alone</option>
        {talking.map(({ id, vendorName }) => (
          <option key={id} value={id}>
            In the conversation with {vendorName}
          </option>
        ))}
        {reported.map(({ id, vendorName }) => (
          <option key={id} value={`report ${id}`}>
            Answer to the report of {vendorName}
          </option>
        ))}
      </Field>
      <Field
        as="textarea"
        label="Message"
        rows={3}
        maxLength={to.startsWith('report ') ? 1000 : maxLength.message}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setKey(newKey());
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="secondary" disabled={busy}>
          Send message
        </Button>
        {talking
          .filter(({ disclosure }) => disclosure === 'none')
          .map(({ id, vendorName }) => (
            <Button key={id} look="secondary" disabled={busy} onClick={() => void onDisclose(id)}>
              The family agreed: pass its details to {vendorName}
            </Button>
          ))}
      </div>
    </form>
  );
}
