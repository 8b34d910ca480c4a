import { t } from '#words/t.ts';
import { loginPage, resetPage } from '#content/vendor-account.ts';
import { paths } from '#facts/paths.ts';
import { formAction } from '#kit/forms/form-action.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { resetCall } from '#features/account/mailed-link-calls.ts';
import { MailedLinkForm } from '#features/account/mailed-link-form.tsx';
import { NewPassword } from '#features/account/new-password.tsx';
import type { Route } from './+types/reset-password';

export const action = formAction(resetCall);

export const handle = { contactBar: 'none' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: resetPage.title,
    description: resetPage.metaDescription,
    path: paths.forgotPassword,
    hidden: true,
  });

export default function ResetPassword({ params }: Route.ComponentProps) {
  return (
    <StatePage heading={resetPage.title} lead={resetPage.lead} scene="door">
      <div className="mt-8">
        <MailedLinkForm
          submit={resetPage.submit}
          doneHeading={resetPage.doneHeading}
          form={resetCall}
          params={params}
          then={<ButtonLink to={paths.login}>{loginPage.submit}</ButtonLink>}
          instead={
            <TextLink to={paths.forgotPassword} look="strong">
              {resetPage.again}
            </TextLink>
          }
        >
          {(errors) => (
            <NewPassword name="newPassword" label={t('New password')} error={errors['newPassword']} />
          )}
        </MailedLinkForm>
      </div>
    </StatePage>
  );
}
