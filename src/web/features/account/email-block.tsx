import { t } from '#words/t.ts';
import type { Account } from '#contract/accounts.ts';
import { checked } from '#contract/reply.ts';
import { registrationField } from '#domain/vendors/registration-fields.ts';
import { accountPage } from '#content/vendor-account.ts';
import { api } from '#kit/api/api.ts';
import { isSaid } from '#kit/api/reply-shapes.ts';
import { signed } from '#kit/api/authenticated.ts';
import { Field } from '#ui/field.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { AccountBlock } from './account-block.tsx';
import { AccountForm } from './account-form.tsx';
import { MailLinkAgain } from './mail-link-again.tsx';
import { judge } from './judge.ts';
import { PresentPassword } from './present-password.tsx';

const words = accountPage.email;
const rule = registrationField('email');

/** The e-mail, whether it is confirmed, and how to change it. */
export function EmailBlock({ account }: { account: Account }) {
  return (
    <AccountBlock heading={words.heading} lead={words.lead}>
      <p className="wrap-anywhere">
        <strong>{account.email}</strong> {account.emailVerified ? t('(confirmed)') : t('(not confirmed yet)')}
      </p>
      {account.pendingEmail && (
        <p className="mt-1 wrap-anywhere">
          <RichText
            text={t('Waiting for the link we mailed to <b>{email}</b>.', { email: account.pendingEmail })}
            parts={{ b: (words) => <strong>{words}</strong> }}
          />
        </p>
      )}
      {!account.emailVerified && (
        <div className="mt-3">
          <MailLinkAgain />
        </div>
      )}
      <details className="mt-4">
        <summary className="tap flex items-center font-semibold text-teal">{words.submit}</summary>
        <div className="mt-3">
          <AccountForm
            submit={words.submit}
            check={judge('email', rule)}
            call={async ({ password = '', email = '' }) => {
              const body = { password, email };
              const asked = signed((options) => api.accountEmail({ body }, options));
              return (await checked(isSaid, asked)).message;
            }}
          >
            {(errors) => (
              <>
                <Field
                  name="email"
                  label={t('New email')}
                  type="email"
                  required
                  autoComplete="email"
                  maxLength={rule.maxLength}
                  error={errors['email']}
                />
                <PresentPassword error={errors['password']} />
              </>
            )}
          </AccountForm>
        </div>
      </details>
    </AccountBlock>
  );
}
