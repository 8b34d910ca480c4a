import { t } from '#words/t.ts';
import { checked } from '#contract/reply.ts';
import { registrationField } from '#domain/vendors/registration-fields.ts';
import { accountPage } from '#content/vendor-account.ts';
import { api } from '#kit/api/api.ts';
import { deviceHeader } from '#kit/session/device-header.ts';
import { isToken } from '#kit/api/reply-shapes.ts';
import { storeSession } from '#kit/session/session.ts';
import { signed } from '#kit/api/authenticated.ts';
import { AccountBlock } from './account-block.tsx';
import { AccountForm } from './account-form.tsx';
import { judge } from './judge.ts';
import { NewPassword } from './new-password.tsx';
import { PresentPassword } from './present-password.tsx';

const words = accountPage.password;
type Props = { vendorId: string; onChange: () => void };

/** A new password. The server ends every session and gives this device a new token. */
export function PasswordBlock({ vendorId, onChange }: Props) {
  return (
    <AccountBlock heading={words.heading} lead={words.lead}>
      <AccountForm
        submit={words.submit}
        check={judge('newPassword', registrationField('password'))}
        call={async ({ password = '', newPassword = '' }) => {
          const { token } = await checked(
            isToken,
            signed((options) =>
              api.accountPassword(
                { body: { password, newPassword } },
                { headers: { ...options.headers, ...deviceHeader() } },
              ),
            ),
          );
          storeSession(token, vendorId);
          onChange();
          return words.done;
        }}
      >
        {(errors) => (
          <>
            <PresentPassword error={errors['password']} />
            <NewPassword name="newPassword" label={t('New password')} error={errors['newPassword']} />
          </>
        )}
      </AccountForm>
    </AccountBlock>
  );
}
