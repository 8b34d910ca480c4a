import { useEditor, useEditorValue } from '../../kit/content/use-item-editor.ts';
import { AddressField } from './address-field.tsx';
import { Checks } from './checks.tsx';
import { FixedFacts } from './fixed-facts.tsx';
import { ItemField } from './item-field.tsx';
import { SharedLooks } from './shared-looks.tsx';

/** The form of the open item, made from the fields of its type. */
export function WriteView() {
  const editor = useEditor();
  const { fields, keys, fixed } = editor.type;
  const path = useEditorValue(({ snapshot }) => snapshot().item.path);
  return (
    <form
      noValidate
      className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_17rem]"
      onSubmit={(event) => event.preventDefault()}
      onBlur={() => void editor.flush()}
    >
      <div className="grid min-w-0 content-start gap-5">
        {Object.entries(fields).map(([name, field]) => (
          <ItemField key={name} name={name} field={field} />
        ))}
      </div>
      <aside className="grid content-start gap-6 xl:sticky xl:top-4 xl:self-start">
        <Checks />
        {keys === 'address' && <AddressField />}
        <SharedLooks path={path} />
        <FixedFacts fixed={fixed} />
      </aside>
    </form>
  );
}
