import { useState } from 'react';
import { t } from '#words/t.ts';
import { maxLength } from '#facts/limits.ts';
import { MessagePictureField } from '#kit/forms/message-pictures.tsx';
import { authToken, bearer } from '#kit/session/session.ts';
import { workshopDrafts } from '#kit/drafts/draft-keys.ts';
import { useDraftText } from '#kit/drafts/use-draft-text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

type Props = {
  id: string;
  /** The initial text. */
  begin: string;
  /** Stores the message on the device and sends it: no input depends on the network any more. */
  onSend: (draft: { text: string; pictures: string[] }) => Promise<unknown>;
};

/** A vendor's message to the family. */
export function Reply({ id, begin, onSend }: Props) {
  const [pictures, setPictures] = useState<string[]>([]);
  // Each message begins without pictures.
  const [sent, setSent] = useState(0);
  const token = authToken();
  const [text, setText] = useDraftText(`${workshopDrafts}reply:${id}`, begin);
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        void onSend({ text, pictures });
        setText('');
        setPictures([]);
        setSent((count) => count + 1);
      }}
    >
      <Field
        as="textarea"
        label={t('Your message to the family')}
        required
        rows={4}
        maxLength={maxLength.message}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {token && (
        <MessagePictureField
          key={sent}
          path={`/api/workshop/enquiries/${id}/pictures`}
          headers={bearer(token)}
          onChange={setPictures}
        />
      )}
      <Button type="submit" className="justify-self-start">
        {t('Send message')}
      </Button>
    </form>
  );
}
