import type { EnquiryField as FieldData } from '#domain/enquiries/enquiry-kinds.ts';
import { normalisePhone } from '#domain/formats/phone.ts';
import type { FormEvent } from 'react';
import { Field } from '#ui/field.tsx';

type Props = { field: FieldData; error?: string; defaultValue?: string; narrow?: boolean; always?: boolean };

const tidyPhone = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
  currentTarget.value = normalisePhone(currentTarget.value);
};
/** Reduces a pasted or autofilled number to ten digits at once; a typed one only when the field loses the focus. */
const tidyPasted = (event: FormEvent<HTMLInputElement>) => {
  const { inputType } = event.nativeEvent as InputEvent;
  if (inputType === undefined || inputType.startsWith('insertFrom')) tidyPhone(event);
};

/** Draws one field of the registry. */
export function EnquiryField({ field, error, defaultValue = '', narrow = false, always = false }: Props) {
  const { name, label, required, placeholder, maxLength, options } = field;
  if (field.type === 'hidden') return <input type="hidden" name={name} defaultValue={defaultValue} />;
  const common = {
    name,
    label,
    required,
    placeholder,
    error,
    defaultValue,
    className: narrow ? (always ? 'min-w-0 col-span-1!' : 'sm:col-span-1!') : '',
  };
  if (field.type === 'textarea')
    return (
      <Field
        as="textarea"
        rows={4}
        maxLength={maxLength}
        // A browser keeps the caret in sight, and lets the rest of a tall field lie under the foot of a dialog.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        {...common}
      />
    );
  if (options)
    return (
      <Field as="select" {...common}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Field>
    );
  return (
    <Field
      {...common}
      type={field.type}
      min={field.min}
      max={field.max}
      maxLength={maxLength}
      autoComplete={field.autoComplete}
      inputMode={field.type === 'tel' ? 'tel' : field.type === 'number' ? 'numeric' : undefined}
      {...(field.type === 'tel' && { onBlur: tidyPhone, onInput: tidyPasted })}
    />
  );
}
