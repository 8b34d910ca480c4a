import { useState } from 'react';
import { t } from '#words/t.ts';
import type { OwnPasskey } from '#contract/account-passkeys.ts';
import { isApiError } from '#contract/api-error.ts';
import { checked } from '#contract/reply.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { accountPage } from '#content/vendor-account.ts';
import { errorWith } from '#facts/messages.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { knowsPasskeys, makePasskey, PasskeyRefused } from '#kit/session/passkeys.ts';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Alert } from '#ui/alert.tsx';
import { AccountBlock } from './account-block.tsx';
import { AccountForm } from './account-form.tsx';
import { isPasskeyList, isPasskeyQuestion } from './account-shapes.ts';
import { PresentPassword } from './present-password.tsx';

const words = accountPage.passkeys;
const day = delhiFormat({ dateStyle: 'medium' });
type Props = { passkeys: readonly OwnPasskey[]; onChange: (passkeys: OwnPasskey[]) => void };

const removeOf = (passkeyId: string) =>
  checked(
    isPasskeyList,
    signed((options) => api.passkeyRemove({ params: { passkeyId } }, options)),
  );

/** Verifies the password, then lets the device create a key. */
async function addOne(password: string): Promise<OwnPasskey[]> {
  const question = await checked(
    isPasskeyQuestion,
    signed((options) => api.passkeyQuestion({ body: { password } }, options)),
  );
  const body = await makePasskey(question);
  return checked(
    isPasskeyList,
    signed((options) => api.passkeyAdd({ body }, options)),
  );
}

/** Sign-in with the lock of the device, beside the password. */
export function PasskeysBlock({ passkeys, onChange }: Props) {
  const [failure, setFailure] = useState('');
  const remove = (id: string) =>
    removeOf(id).then(
      (left) => {
        setFailure('');
        onChange(left);
      },
      (error: unknown) => setFailure(errorWith(isApiError(error) ? error.message : '')),
    );
  return (
    <AccountBlock heading={words.heading} lead={words.lead}>
      {passkeys.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {passkeys.map(({ id, label, createdAt, lastUsedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <p>
                <strong className="block">{label}</strong>
                <span className="text-sm text-ink-soft">
                  {lastUsedAt
                    ? t('Last used {when}', { when: showMoment(day, lastUsedAt) })
                    : t('Made on {when}', { when: showMoment(day, createdAt) })}
                </span>
              </p>
              <ConfirmButton what={label} onConfirm={() => void remove(id)}>
                {words.remove}
              </ConfirmButton>
            </li>
          ))}
        </ul>
      )}
      <Alert className="mb-4">{failure}</Alert>
      {knowsPasskeys() ? (
        <AccountForm
          submit={words.submit}
          call={async ({ password = '' }) => {
            onChange(await addOne(password));
            return words.done;
          }}
          failed={(error) => (error instanceof PasskeyRefused ? error.message : undefined)}
        >
          {(errors) => <PresentPassword error={errors['password']} />}
        </AccountForm>
      ) : (
        <p>{words.unknown}</p>
      )}
    </AccountBlock>
  );
}
