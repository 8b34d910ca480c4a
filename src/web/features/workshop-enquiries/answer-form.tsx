import { useState } from 'react';
import { t } from '#words/t.ts';
import { readyAnswerLimits, unknownPlaceholder } from '#domain/enquiries/ready-answers.ts';
import type { ReadyAnswer } from '#contract/ready-answers.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

type Props = {
  answer: ReadyAnswer;
  busy: boolean;
  onSave: (answer: ReadyAnswer) => void;
  onCancel: () => void;
};

/** The form of one ready answer. */
export function AnswerForm({ answer, busy, onSave, onCancel }: Props) {
  const [name, setName] = useState(answer.name);
  const [text, setText] = useState(answer.text);
  const wrong = unknownPlaceholder(text);
  return (
    <form
      className="grid gap-3 rounded-xl border border-line bg-paper p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrong) onSave({ ...answer, name: name.trim(), text: text.trim() });
      }}
    >
      <Field
        label={t('Name, for you alone')}
        required
        maxLength={readyAnswerLimits.name}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <Field
        as="textarea"
        label={t('Answer')}
        required
        rows={5}
        maxLength={readyAnswerLimits.text}
        value={text}
        error={
          wrong
            ? t('{what} cannot be filled in. Use only those that are listed.', { what: wrong })
            : undefined
        }
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
          {t('Keep')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
