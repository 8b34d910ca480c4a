import { useState } from 'react';
import { t } from '#words/t.ts';
import { maxLength } from '#facts/limits.ts';
import { MessagePictureField } from '#kit/message-pictures.tsx';
import { newKey } from '#kit/new-key.ts';
import { authToken, bearer } from '#kit/session.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

type Draft = { text: string; key: string; pictures?: string[] };

/** What a vendor writes to the family. */
export function Reply({
  id,
  busy,
  onSend,
}: {
  id: string;
  busy: boolean;
  onSend: (draft: Draft) => Promise<boolean>;
}) {
  const [pictures, setPictures] = useState<string[]>([]);
  // Each message begins with no pictures.
  const [sent, setSent] = useState(0);
  const token = authToken();
  const [text, setText] = useState('');
  // Kept until the message has arrived, so that a second try is the same message.
  const [key, setKey] = useState(newKey);
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void onSend({ text, key, ...(pictures.length > 0 && { pictures }) }).then((done) => {
          if (!done) return;
          setText('');
          setPictures([]);
          setSent((count) => count + 1);
          setKey(newKey());
        });
      }}
    >
      <Field
        as="textarea"
        label={t('Your message to the family')}
        required
        rows={4}
        maxLength={maxLength.message}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setKey(newKey());
        }}
      />
      {token && (
        <MessagePictureField
          key={`${sent}`}
          path={`/api/workshop/enquiries/${id}/pictures`}
          headers={bearer(token)}
          onChange={setPictures}
        />
      )}
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t('Send message')}
      </Button>
    </form>
  );
}
