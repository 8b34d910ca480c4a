import { useState } from 'react';
import { registrationField } from '#contract/registration-fields.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { commonPasswords, strengthHint } from './password-strength.ts';

type Props = { name: string; label?: string; error?: string; onBlur?: (value: string) => void };

const { minLength, maxLength } = registrationField('password');
const advice = `At least ${minLength} characters. Three words in a row are easy to keep and hard to guess.`;

/** A password to be chosen, with a hint about its strength. */
export function NewPassword({ name, label = 'Password', error, onBlur }: Props) {
  const [hint, setHint] = useState('');
  return (
    <PasswordField
      name={name}
      label={label}
      error={error}
      hint={hint || advice}
      required
      autoComplete="new-password"
      maxLength={maxLength}
      onBlur={(event) => onBlur?.(event.currentTarget.value)}
      onChange={({ currentTarget: { value } }) =>
        void commonPasswords().then((common) => setHint(strengthHint(value, common)))
      }
    />
  );
}
