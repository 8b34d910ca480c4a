import { useState, type FormEvent } from 'react';
import type { OneTimeCodeOffer } from '#contract/desk/keys.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Alert } from '#ui/alert.tsx';
import { api } from '../kit/api.ts';
import { showAgo, showDay } from '../kit/format.ts';
import { knowsPasskeys, makePasskey } from '#kit/session/passkeys.ts';
import { textsOf } from '../kit/texts-of.ts';
import { useAction } from '../kit/action.ts';
import { both, reads, useRead } from '../kit/query.ts';
import { AuthenticatorFields } from '#desk/ui/sign-in/authenticator-fields.tsx';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { RecoveryCodes } from '#desk/ui/sign-in/recovery-codes.tsx';
import { Tag } from '../ui/tag.tsx';

const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3';

/** The user's own ways of signing in, and sessions. */
export function Component() {
  const read = both(useRead(reads.staffKeyList()), useRead(reads.staffSessionList()));
  const { busy, failure, fieldErrors, run } = useAction();
  const [offer, setOffer] = useState<OneTimeCodeOffer | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const change = (act: () => Promise<unknown>) =>
    void run(async () => {
      await act();
      await read.again();
    });
  const setPassword = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = textsOf(event.currentTarget);
    change(async () => {
      await api.staffPasswordSet({
        body: { password: text('password'), code: text('code'), offer: offer!.offer },
      });
      setOffer(null);
    });
  };
  return (
    <DeskPage
      title="My keys"
      lead="How you sign in, and where you are signed in. A mail tells you of each change."
    >
      <Alert className="mb-4">{failure}</Alert>
      <ReadSection read={read}>
        {([keys, sessions]) => (
          <div className="grid gap-10">
            <section aria-labelledby="passkeys">
              <h2 id="passkeys" className="mb-2 text-xl">
                Passkeys
              </h2>
              <ul>
                {keys.passkeys.map((passkey) => (
                  <li key={passkey.id} className={row}>
                    <span>
                      {passkey.label} {passkey.synced && <Tag>Synced</Tag>}
                      <span className="block text-sm text-ink-soft">
                        Made {showDay(passkey.createdAt)}
                        {passkey.lastUsedAt && `, used ${showAgo(passkey.lastUsedAt)}`}
                      </span>
                    </span>
                    <ConfirmButton
                      what={passkey.label}
                      disabled={busy}
                      onConfirm={() =>
                        change(() => api.staffPasskeyRemove({ params: { passkeyId: passkey.id } }))
                      }
                    >
                      Remove
                    </ConfirmButton>
                  </li>
                ))}
              </ul>
              <Button
                look="secondary"
                className="mt-2"
                disabled={busy || !knowsPasskeys()}
                onClick={() =>
                  change(async () =>
                    api.staffPasskeyAdd({ body: await makePasskey(await api.staffPasskeyAddQuestion()) }),
                  )
                }
              >
                Add a passkey
              </Button>
            </section>
            <section aria-labelledby="password">
              <h2 id="password" className="mb-2 text-xl">
                Password and authenticator
              </h2>
              {offer ? (
                <form onSubmit={setPassword} className="grid max-w-md gap-4">
                  <AuthenticatorFields offer={offer} fieldErrors={fieldErrors} />
                  <div className="flex gap-3">
                    <Button type="submit" disabled={busy}>
                      Save
                    </Button>
                    <Button look="quiet" onClick={() => setOffer(null)}>
                      Cancel
                    </Button>
                  </div>
                </form>
              ) : (
                <div className={row}>
                  <span>{keys.password ? 'Set. Works where no passkey is at hand.' : 'Not set.'}</span>
                  <Button
                    look="secondary"
                    disabled={busy}
                    onClick={() => void run(async () => setOffer(await api.staffPasswordQuestion()))}
                  >
                    {keys.password ? 'Set anew' : 'Set'}
                  </Button>
                </div>
              )}
            </section>
            {codes ? (
              <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
            ) : (
              <section aria-labelledby="codes">
                <h2 id="codes" className="mb-2 text-xl">
                  Recovery codes
                </h2>
                <div className={row}>
                  <span>{keys.recoveryCodesLeft} are left.</span>
                  <ConfirmButton
                    what="recovery codes"
                    disabled={busy}
                    onConfirm={() =>
                      change(async () => setCodes((await api.staffRecoveryCodesRenew()).recoveryCodes))
                    }
                  >
                    Make new ones
                  </ConfirmButton>
                </div>
              </section>
            )}
            <section aria-labelledby="sessions">
              <h2 id="sessions" className="mb-2 text-xl">
                Signed in
              </h2>
              <ul>
                {sessions.map(({ id, label, lastUsedAt, createdAt, current }) => (
                  <li key={id} className={row}>
                    <span>
                      {label} {current && <Tag tone="good">Here</Tag>}
                      <span className="block text-sm text-ink-soft">
                        Since {showDay(createdAt)}, used {showAgo(lastUsedAt)}
                      </span>
                    </span>
                    {!current && (
                      <ConfirmButton
                        what={label}
                        disabled={busy}
                        onConfirm={() => change(() => api.staffSessionEnd({ params: { sessionId: id } }))}
                      >
                        End
                      </ConfirmButton>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          </div>
        )}
      </ReadSection>
    </DeskPage>
  );
}
