import { useState, type FormEvent } from 'react';
import type { StaffSession } from '#contract/desk/access.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { api } from '../kit/api.ts';
import { answerWithPasskey, knowsPasskeys } from '#kit/passkeys.ts';
import { textsOf } from '../kit/texts-of.ts';
import { useAction } from '../kit/use-action.ts';

type Props = {
  onSignedIn: (session: StaffSession) => void;
  /** Whose session it was, when somebody signs in again in place. */
  email?: string;
};

/** Both ways of signing in: a passkey first, else password and code. */
export function SignInForm({ onSignedIn, email = '' }: Props) {
  const { busy, failure, run } = useAction();
  const [byPassword, setByPassword] = useState(() => !knowsPasskeys());
  const withPasskey = () =>
    run(async () => {
      onSignedIn(
        await api.staffPasskeySignIn({ body: await answerWithPasskey(await api.staffPasskeyQuestion()) }),
      );
    });
  const withPassword = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = textsOf(event.currentTarget);
    void run(async () => {
      const body = { email: text('email'), password: text('password'), code: text('code') };
      onSignedIn(await api.staffPasswordSignIn({ body }));
    });
  };
  return (
    <>
      {failure && (
        <Notice tone="warning" role="alert" className="mb-4">
          {failure}
        </Notice>
      )}
      {!byPassword && (
        <div className="grid gap-3">
          <Button disabled={busy} onClick={() => void withPasskey()}>
            Sign in with a passkey
          </Button>
          <Button look="quiet" onClick={() => setByPassword(true)}>
            Use password and code
          </Button>
        </div>
      )}
      {byPassword && (
        <form onSubmit={withPassword} className="grid gap-4">
          <Field
            label="E-mail"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={email}
          />
          <Field label="Password" name="password" type="password" autoComplete="current-password" required />
          <Field
            label="Code"
            name="code"
            autoComplete="one-time-code"
            inputMode="text"
            required
            hint="Six digits of your authenticator, or a recovery code"
          />
          <Button type="submit" disabled={busy}>
            Sign in
          </Button>
          {knowsPasskeys() && (
            <Button look="quiet" onClick={() => setByPassword(false)}>
              Use a passkey
            </Button>
          )}
        </form>
      )}
    </>
  );
}
