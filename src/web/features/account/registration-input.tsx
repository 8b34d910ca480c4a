import { useState, type FocusEvent } from 'react';
import { taxIdForm } from '#domain/formats/number-form.ts';
import { linkHint } from '#domain/vendors/profile-links.ts';
import type { RegistrationField } from '#domain/vendors/registration-fields.ts';
import { Field } from '#ui/field.tsx';
import { NewPassword } from './new-password.tsx';
import { asStated } from './registration-call.ts';
import { taxIdHint } from './tax-id-hint.ts';

type Props = {
  field: RegistrationField;
  error?: string;
  defaultValue?: string;
  /** Runs when the field loses the focus, with its value. */
  onLeave: (value: string) => void;
};
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Capitalises in place and keeps the caret's position. */
function capitalise(control: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'setSelectionRange'>): void {
  const { selectionStart: caret } = control;
  control.value = control.value.toUpperCase();
  control.setSelectionRange(caret, caret);
}

/** Draws one of the ten fields. */
export function RegistrationInput({ field, error, defaultValue, onLeave }: Props) {
  const { name, label, type, options, hint, placeholder, autoComplete, maxLength } = field;
  /** What is said of the value, in place of the field's own hint. */
  const [said, setSaid] = useState<string | null>(null);
  if (type === 'password') return <NewPassword name={name} label={label} error={error} onBlur={onLeave} />;
  const onBlur = ({ currentTarget: control }: FocusEvent<Control>) => {
    const stated = asStated(name, control.value);
    if (stated !== control.value) control.value = stated;
    if (name === 'instagram' || name === 'facebook') setSaid(linkHint(name, stated));
    onLeave(control.value);
  };
  const common = { name, label, error, defaultValue, autoComplete, onBlur, required: true };
  if (type === 'select')
    return (
      <Field as="select" hint={hint} {...common}>
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Field>
    );
  if (type === 'textarea')
    return <Field as="textarea" rows={3} hint={hint} maxLength={maxLength} {...common} />;
  const capitals = name === 'panGst';
  return (
    <Field
      {...common}
      type={type}
      // An error replaces the hint about a number.
      hint={(!(capitals && error) && said) || hint}
      placeholder={placeholder}
      // Room for blanks and dashes, which are taken out.
      maxLength={capitals ? 2 * maxLength : maxLength}
      inputMode={type === 'tel' || type === 'url' ? type : undefined}
      autoCapitalize={capitals ? 'characters' : undefined}
      spellCheck={type === 'text' && !capitals ? undefined : false}
      onChange={
        capitals
          ? ({ currentTarget }) => {
              capitalise(currentTarget);
              setSaid(taxIdHint(taxIdForm(currentTarget.value)));
            }
          : undefined
      }
    />
  );
}
