import { useState } from 'react';
import type { ContentValue, Field } from '#contract/desk/content/fields.ts';
import { useEditor, useEditorValue } from '../../kit/content/use-item-editor.ts';
import { ConflictBox } from './conflict-box.tsx';
import { ContentField } from './fields/content-field.tsx';

type Props = { name: string; field: Field };

/** A field of the open item. It is remounted when somebody else changed it, never after its own save. */
export function ItemField({ name, field }: Props) {
  const revision = useEditorValue((editor) => editor.revision(name));
  const conflict = useEditorValue(({ snapshot }) => snapshot().conflicts.find((one) => one.field === name));
  const warnings = useEditorValue(({ snapshot }) => snapshot().item.warnings);
  const own = warnings.filter(({ field: at }) => at === name || at.startsWith(`${name}.`));
  return (
    <div>
      {conflict && <ConflictBox conflict={conflict} field={field} />}
      {/* A long text merges new content itself, so that the cursor stays. */}
      <Value key={field.kind === 'markdown' ? name : revision} name={name} field={field} />
      {own.length > 0 && (
        <ul className="mt-1 grid gap-0.5 text-sm">
          {own.map(({ message, field: at }) => (
            <li key={at + message} className="border-l-3 border-marigold pl-2">
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Value({ name, field }: Props) {
  const editor = useEditor();
  const [value, setValue] = useState(() => editor.value(name));
  // The error may lie deeper than the field itself.
  useEditorValue(({ snapshot }) => snapshot().refused[name]);
  useEditorValue(({ snapshot }) => snapshot().item.problems);
  useEditorValue((one) => one.marks());
  return (
    <ContentField
      id={name}
      field={field}
      value={value}
      error={editor.errorAt(name)}
      errorAt={(place) => editor.errorAt(place)}
      onChange={(next) => {
        setValue(next);
        editor.change(name, field.kind === 'lines' ? withoutEmptyLines(next) : next);
      }}
    />
  );
}

/** Removes empty new lines, which need no saving. */
function withoutEmptyLines(value: ContentValue): ContentValue {
  const lines = Array.isArray(value) ? (value as string[]).filter((line) => line.trim() !== '') : [];
  return lines.length > 0 ? lines : null;
}
