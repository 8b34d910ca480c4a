import { useState } from 'react';
import { t } from '#words/t.ts';
import { limits } from '#facts/limits.ts';
import { registrationField } from '#domain/vendors/registration-fields.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { commonPasswords, strengthHint } from './password-strength.ts';

type Props = { name: string; label?: string; error?: string; onBlur?: (value: string) => void };

const { maxLength } = registrationField('password');
const advice = t('At least {min} characters. Three words in a row are easy to keep and hard to guess.', {
  min: limits.registration.passwordMin,
});

/** A new password, with a hint about its strength. */
export function NewPassword({ name, label = t('Password'), error, onBlur }: Props) {
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
