import type { RefObject } from 'react';
import { maxLength } from '#facts/limits.ts';
import type { ReplyTemplate } from '#contract/desk/reply-templates.ts';
import type { Placeholder } from '#domain/enquiries/placeholders.ts';
import { Field } from '#ui/field.tsx';
import { useSnippets } from '../../kit/use-snippets.tsx';
import { onEditorKey } from '../../kit/on-editor-key.ts';

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  snippets: readonly ReplyTemplate[];
  /** What the snippets are filled with. */
  values: Readonly<Partial<Record<Placeholder, string>>>;
  rows: number;
  error: string | undefined;
  onLeave: () => void;
};

/** The text of an answer, with snippets after a semicolon. Ctrl+Enter sends its form, Escape leaves it. */
export function WordsField({ field, snippets, values, rows, error, onLeave }: Props) {
  const { attributes, list, onKey } = useSnippets(field, snippets, values);
  return (
    <div className="relative">
      <Field
        label="Text"
        as="textarea"
        name="text"
        required
        ref={field}
        rows={rows}
        maxLength={maxLength.message}
        {...attributes}
        onKeyDown={(event) => onKey(event) || onEditorKey(event, onLeave)}
        {...(error && { error })}
      />
      {list}
    </div>
  );
}
