import type { EnquiryField as FieldData } from '#domain/enquiries/enquiry-kinds.ts';
import { sendAnyway } from '#domain/enquiries/enquiry-field-texts.ts';
import { normalisePhone } from '#domain/formats/phone.ts';
import type { FormEvent } from 'react';
import { t } from '#words/t.ts';
import { Field } from '#ui/field.tsx';

type Props = {
  field: FieldData;
  error?: string;
  /** What is asked about the answer before it is sent. */
  question?: string;
  defaultValue?: string;
  narrow?: boolean;
  always?: boolean;
};

/** A question beside its field, and the button that sends the form as it is. */
const asked = (question: string) => (
  <div className="flex flex-wrap items-center gap-x-4 rounded-md border-l-4 border-marigold bg-marigold-wash px-3 py-1.5">
    <span className="wrap-anywhere">{question}</span>
    <button type="submit" name={sendAnyway} value="1" className="tap font-semibold text-teal underline">
      {t('Send anyway')}
    </button>
  </div>
);

const tidyPhone = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
  currentTarget.value = normalisePhone(currentTarget.value);
};
/** Reduces a pasted or autofilled number to ten digits at once; a typed one only when the field loses the focus. */
const tidyPasted = (event: FormEvent<HTMLInputElement>) => {
  const { inputType } = event.nativeEvent as InputEvent;
  if (inputType === undefined || inputType.startsWith('insertFrom')) tidyPhone(event);
};

/** Draws one field of the registry. */
export function EnquiryField({
  field,
  error,
  question,
  defaultValue = '',
  narrow = false,
  always = false,
}: Props) {
  const { name, label, required, placeholder, maxLength, options } = field;
  if (field.type === 'hidden') return <input type="hidden" name={name} defaultValue={defaultValue} />;
  const common = {
    name,
    label,
    required,
    // Half the width of a narrow form has no room for it.
    placeholder: narrow && always ? undefined : placeholder,
    error,
    question: question && asked(question),
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
