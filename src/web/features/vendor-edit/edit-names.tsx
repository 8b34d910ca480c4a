import { registrationField } from '#domain/vendors/registration-fields.ts';
import { fieldHints } from '#content/workshop-hints.ts';
import { messages } from '#facts/messages.ts';
import { InlineField } from '#ui/inline-field.tsx';
import { writtenLangOf } from '#ui/written-lang.ts';
import type { Editor } from './use-vendor-editor.ts';

const fields = [
  { key: 'companyName', as: 'input', look: 'text-2xl font-semibold' },
  { key: 'ownerName', as: 'input', look: 'text-lg' },
  { key: 'address', as: 'textarea', look: '' },
] as const;

/** The three stated fields, each with its pencil. */
export function EditNames({ vendor, save }: Editor) {
  return (
    <div className="grid gap-3">
      {fields.map(({ key, as, look }) => {
        const { label, maxLength } = registrationField(key);
        const value = vendor[key] ?? '';
        return (
          <InlineField
            key={key}
            label={label}
            value={value}
            hint={fieldHints[key]}
            as={as}
            required
            maxLength={maxLength}
            onSubmit={(typed) => save(key, typed)}
          >
            <p lang={writtenLangOf(value)} className={look}>
              {value || messages.addressMissing}
            </p>
          </InlineField>
        );
      })}
    </div>
  );
}
