import { useNavigate } from 'react-router';
import { t } from '#words/t.ts';
import { checked } from '#contract/reply.ts';
import { accountPage } from '#content/vendor-account.ts';
import { paths } from '#facts/paths.ts';
import { api } from '#kit/api/api.ts';
import { forgetSession } from '#kit/session/logout.ts';
import { isSaid } from '#kit/api/reply-shapes.ts';
import { signed } from '#kit/api/authenticated.ts';
import { AccountBlock } from './account-block.tsx';
import { AccountForm } from './account-form.tsx';
import { PresentPassword } from './present-password.tsx';

/** Deletion of the account: lists what is deleted and requires the password. */
export function DeleteBlock({ isOwner }: { isOwner: boolean }) {
  const words = isOwner ? accountPage.remove : accountPage.leave;
  const navigate = useNavigate();
  const judge = ({ confirm }: Readonly<Record<string, string>>): Record<string, string> =>
    confirm ? {} : { confirm: t('Please tick the box to confirm.') };
  return (
    <AccountBlock heading={words.heading} lead={words.lead}>
      <AccountForm
        submit={words.submit}
        check={judge}
        call={async ({ password = '' }) => {
          const { message } = await checked(
            isSaid,
            signed((options) => api.accountDelete({ body: { password } }, options)),
          );
          forgetSession();
          await navigate(paths.home);
          return message;
        }}
      >
        {(errors) => (
          <>
            <div>
              <label className="tap flex items-start gap-3 py-1.5">
                <input
                  type="checkbox"
                  name="confirm"
                  aria-invalid={errors['confirm'] ? true : undefined}
                  aria-describedby={errors['confirm'] ? 'confirm-error' : undefined}
                  className="mt-1 size-5 shrink-0 accent-sindoor"
                />
                {words.confirm}
              </label>
              {errors['confirm'] && (
                <p id="confirm-error" className="text-sm font-semibold text-sindoor">
                  {errors['confirm']}
                </p>
              )}
            </div>
            <PresentPassword error={errors['password']} />
          </>
        )}
      </AccountForm>
    </AccountBlock>
  );
}
