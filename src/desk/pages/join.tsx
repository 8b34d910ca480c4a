import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { staffRoleWords } from '#facts/staff-access.ts';
import type { StaffSession } from '#contract/desk/access.ts';
import type { Invitation } from '#contract/desk/joining.ts';
import type { OneTimeCodeOffer } from '#contract/desk/keys.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { api } from '../kit/api.ts';
import { knowsPasskeys, makePasskey } from '#kit/session/passkeys.ts';
import { setSession } from '../kit/session.ts';
import { textsOf } from '../kit/texts-of.ts';
import { useAction } from '../kit/action.ts';
import { AuthenticatorFields } from '#desk/ui/sign-in/authenticator-fields.tsx';
import { EntryPage } from '#desk/ui/sign-in/entry-page.tsx';
import { RecoveryCodes } from '#desk/ui/sign-in/recovery-codes.tsx';

type Joined = { session: StaffSession; recoveryCodes: string[] };

/** Returns the secret of the link, and removes it from the address bar and the history. */
function takeSecret(): string {
  const secret = window.location.hash.slice(1);
  if (secret) window.history.replaceState(window.history.state, '', window.location.pathname);
  return secret;
}

/** Joining by a mailed link, or recovery after a lost device: a first key, then the recovery codes. */
export function Component() {
  const navigate = useNavigate();
  const [secret] = useState(takeSecret);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [offer, setOffer] = useState<OneTimeCodeOffer | null>(null);
  const [joined, setJoined] = useState<Joined | null>(null);
  const { busy, failure, fieldErrors, run } = useAction();
  useEffect(() => {
    void run(async () => setInvitation(await api.staffJoinLook({ body: { secret } })));
  }, [run, secret]);

  if (joined)
    return (
      <EntryPage title={`Welcome, ${joined.session.name}`}>
        <RecoveryCodes
          codes={joined.recoveryCodes}
          onKept={() => {
            setSession(joined.session);
            void navigate(deskPaths.home, { replace: true });
          }}
        />
      </EntryPage>
    );
  if (!invitation)
    return (
      <EntryPage title="Your way into the desk">
        <p role={failure ? 'alert' : 'status'}>{failure ?? 'Looking at your link…'}</p>
      </EntryPage>
    );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = textsOf(event.currentTarget);
    const self = invitation.email === null ? { name: text('name'), email: text('email') } : {};
    void run(async () => {
      if (offer)
        return setJoined(
          await api.staffJoinPassword({
            body: { secret, ...self, password: text('password'), code: text('code'), offer: offer.offer },
          }),
        );
      const question = await api.staffJoinPasskeyQuestion({ body: { secret, ...self } });
      return setJoined(
        await api.staffJoinPasskey({ body: { secret, ...self, ...(await makePasskey(question)) } }),
      );
    });
  };
  const role = staffRoleWords[invitation.role];
  return (
    <EntryPage
      title={invitation.name ? `Namaste ${invitation.name}` : 'Own this desk'}
      lead={`${role.label}: ${role.may.toLowerCase()}.`}
    >
      <Alert className="mb-4">{failure}</Alert>
      <form onSubmit={submit} className="grid gap-4">
        {invitation.email === null && (
          <>
            <Field label="Your name" name="name" autoComplete="name" required error={fieldErrors['name']} />
            <Field
              label="Your e-mail"
              name="email"
              type="email"
              autoComplete="username"
              required
              error={fieldErrors['email']}
            />
          </>
        )}
        {offer && <AuthenticatorFields offer={offer} fieldErrors={fieldErrors} />}
        <Button type="submit" disabled={busy || (!offer && !knowsPasskeys())}>
          {offer ? 'Enter the desk' : 'Make a passkey and enter'}
        </Button>
      </form>
      <div className="mt-3 grid">
        {offer ? (
          knowsPasskeys() && (
            <Button look="quiet" onClick={() => setOffer(null)}>
              Use a passkey instead
            </Button>
          )
        ) : (
          <Button
            look="quiet"
            disabled={busy}
            onClick={() =>
              void run(async () => setOffer(await api.staffJoinPasswordQuestion({ body: { secret } })))
            }
          >
            Use a password and an authenticator app
          </Button>
        )}
      </div>
      {!offer && (
        <p className="mt-4 text-sm text-ink-soft">
          A passkey is kept by your phone or computer and opens with your finger, face or screen lock. It
          cannot be guessed or given away.
        </p>
      )}
    </EntryPage>
  );
}
