import { t } from '#words/t.ts';
import { maxLength } from '#facts/limits.ts';
import { PasswordField } from '#ui/password-field.tsx';

/** Password field before every change that could lock the owner out or hand data over. */
export function PresentPassword({ error }: { error?: string }) {
  return (
    <PasswordField
      name="password"
      label={t('Present password')}
      autoComplete="current-password"
      required
      error={error}
      maxLength={maxLength.password}
    />
  );
}
