import { useState, type FormEvent } from 'react';
import type { StaffSession } from '#contract/desk/access.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { Notice } from '#ui/notice.tsx';
import { api } from '#desk/kit/api.ts';
import { answerWithPasskey, knowsPasskeys } from '#kit/session/passkeys.ts';
import { textsOf } from '#desk/kit/texts-of.ts';
import { useAction } from '#desk/kit/action.ts';

type Props = {
  onSignedIn: (session: StaffSession) => void;
  /** The earlier session's address, for a new sign-in in place. */
  email?: string;
};

type Way = 'passkey' | 'password' | 'recovery';
const wayWords: Readonly<Record<Way, string>> = {
  passkey: 'Use a passkey',
  password: 'Use password and code',
  recovery: 'I have lost my keys',
};

/** The ways of signing in: a passkey first, else password and code. Without both, a recovery code requests a new link by mail. */
export function SignInForm({ onSignedIn, email = '' }: Props) {
  const { busy, failure, run } = useAction();
  const ways: readonly Way[] = knowsPasskeys()
    ? ['passkey', 'password', 'recovery']
    : ['password', 'recovery'];
  const [way, setWay] = useState(ways[0]);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const withPasskey = () =>
    run(async () => {
      onSignedIn(
        await api.staffPasskeySignIn({ body: await answerWithPasskey(await api.staffPasskeyQuestion()) }),
      );
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = textsOf(event.currentTarget);
    const known = { email: text('email'), code: text('code') };
    void run(async () => {
      if (way === 'password')
        return onSignedIn(await api.staffPasswordSignIn({ body: { ...known, password: text('password') } }));
      await api.staffRecover({ body: known });
      return setMailedTo(known.email);
    });
  };
  if (mailedTo)
    return (
      <Notice role="status">
        The code was right. A link for a new key is on its way to {mailedTo}; when you use it, your old keys
        and sessions end.
      </Notice>
    );
  return (
    <>
      <Alert className="mb-4">{failure}</Alert>
      {way === 'passkey' ? (
        <Button className="w-full" disabled={busy} onClick={() => void withPasskey()}>
          Sign in with a passkey
        </Button>
      ) : (
        // Each way has its own form, so that text typed into one field does not appear in another.
        <form key={way} onSubmit={submit} className="grid gap-4">
          {way === 'recovery' && (
            <p className="text-ink-soft">A recovery code brings a link for a new key to your mailbox.</p>
          )}
          <Field
            label="E-mail"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={email}
          />
          {way === 'password' && (
            <Field
              label="Password"
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
          )}
          {way === 'password' ? (
            <Field
              label="Code"
              name="code"
              autoComplete="one-time-code"
              required
              hint="Six digits of your authenticator, or a recovery code"
            />
          ) : (
            <Field label="Recovery code" name="code" autoComplete="off" autoCapitalize="none" required />
          )}
          <Button type="submit" disabled={busy}>
            {way === 'password' ? 'Sign in' : 'Mail me a new way in'}
          </Button>
        </form>
      )}
      <div className="mt-3 grid">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} look="quiet" onClick={() => setWay(other)}>
              {wayWords[other]}
            </Button>
          ))}
      </div>
    </>
  );
}
