import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { keyField } from '../../kit/content/merge-fields.ts';
import { useEditor, useEditorValue } from '../../kit/content/use-item-editor.ts';

/** The readable address. An old one redirects here. */
export function AddressField() {
  const revision = useEditorValue((editor) => editor.revision(keyField));
  return <Address key={revision} />;
}

function Address() {
  const editor = useEditor();
  const item = useEditorValue(({ snapshot }) => snapshot().item);
  const error = useEditorValue((one) => one.errorAt(keyField));
  const [key, setKey] = useState(() => editor.value(keyField) as string);
  const { keyStays } = editor.type;
  const before = editor.type.path('');
  const moves = item.publishedKey !== null && key !== item.publishedKey;
  const hints = [
    `The page is at ${before}${key || '…'}.`,
    moves && 'It moves there with the next publication, and the address until now keeps leading there.',
  ];
  return (
    <div>
      <Field
        id={keyField}
        label="Readable address"
        required
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        readOnly={keyStays !== undefined && item.publishedKey !== null}
        hint={(item.publishedKey && keyStays) || hints.filter(Boolean).join(' ')}
        error={error}
        value={key}
        onChange={({ currentTarget }) => {
          setKey(currentTarget.value);
          editor.change(keyField, currentTarget.value);
        }}
      />
      {item.oldPaths.length > 0 && (
        <details className="mt-1 text-sm text-ink-soft">
          <summary className="tap inline-flex cursor-pointer items-center">
            {item.oldPaths.length} earlier {item.oldPaths.length === 1 ? 'address leads' : 'addresses lead'}{' '}
            here
          </summary>
          <ul className="list-disc pl-5">
            {item.oldPaths.map((path) => (
              <li key={path} className="wrap-anywhere">
                {path}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
