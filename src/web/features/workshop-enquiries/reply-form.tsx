import { useState } from 'react';
import { t } from '#words/t.ts';
import { showList } from '#words/formats.ts';
import { maxLength } from '#facts/limits.ts';
import {
  answerPlaceholders,
  fillAnswer,
  gap,
  withInserted,
  type AnswerPlaceholder,
  type AnswerValues,
} from '#domain/enquiries/ready-answers.ts';
import { MessagePictureField } from '#kit/forms/message-pictures.tsx';
import { authToken, bearer } from '#kit/session/session.ts';
import { workshopDrafts } from '#kit/drafts/draft-keys.ts';
import { useDraftText } from '#kit/drafts/use-draft-text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { AnswerPicker } from './answer-picker.tsx';

type Props = {
  id: string;
  /** The initial text. */
  begin: string;
  /** What the request says, for the placeholders of ready answers. */
  values: AnswerValues;
  /** Stores the message on the device and sends it: no input depends on the network any more. */
  onSend: (draft: { text: string; pictures: string[] }) => Promise<unknown>;
};
type Inserted = { before: string; after: string; missing: readonly AnswerPlaceholder[] };

/** A vendor's message to the family. */
export function Reply({ id, begin, values, onSend }: Props) {
  const [pictures, setPictures] = useState<string[]>([]);
  // Each message begins without pictures.
  const [sent, setSent] = useState(0);
  const token = authToken();
  const [text, setText] = useDraftText(`${workshopDrafts}reply:${id}`, begin);
  const [inserted, setInserted] = useState<Inserted | null>(null);
  const insert = (answer: string) => {
    const { text: filled, missing } = fillAnswer(answer, values);
    const after = withInserted(text, filled).slice(0, maxLength.message);
    setInserted({ before: text, after, missing });
    setText(after);
  };
  // Undoing after more was typed would lose that.
  const mayUndo = inserted?.after === text;
  const named = inserted?.missing.filter((one) => one === 'person' || text.includes(gap)) ?? [];
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        void onSend({ text, pictures });
        setText('');
        setInserted(null);
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
      <div role="status" className="flex flex-wrap items-center gap-3 empty:hidden">
        {inserted && named.length > 0 && (
          <p className="min-w-0 text-sm">
            {t('The request does not say: {what}. Fill in each {gap} before you send.', {
              what: showList(named.map((one) => answerPlaceholders[one])),
              gap,
            })}
          </p>
        )}
        {inserted && mayUndo && (
          <Button
            look="quiet"
            onClick={() => {
              setText(inserted.before);
              setInserted(null);
            }}
          >
            {t('Take the ready answer out again')}
          </Button>
        )}
      </div>
      <AnswerPicker onInsert={insert} />
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
