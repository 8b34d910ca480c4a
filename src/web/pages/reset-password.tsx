import { checked } from '#contract/reply.ts';
import { registrationField } from '#contract/registration-fields.ts';
import { loginPage, resetPage } from '#content/vendor-account.ts';
import { paths } from '#facts/paths.ts';
import { api } from '#kit/api.ts';
import { deviceHeader } from '#kit/device-header.ts';
import { formAction } from '#kit/form-action.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { isSaid } from '#kit/reply-shapes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { MailedLinkForm } from '#features/account/mailed-link-form.tsx';
import { NewPassword } from '#features/account/new-password.tsx';
import type { Route } from './+types/reset-password';

export const action = formAction<string, { secret: string }>({
  keep: [],
  call: async (server, { newPassword = '' }, { secret }) =>
    (await checked(isSaid, server.passwordReset({ body: { secret, newPassword } }))).message,
});

export const handle = { contactBar: 'none' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: resetPage.title,
    description: resetPage.metaDescription,
    path: paths.forgotPassword,
    hidden: true,
  });

const judge = ({ newPassword = '' }: Readonly<Record<string, string>>): Record<string, string> => {
  const sentence = registrationField('password').problem(newPassword);
  return sentence ? { newPassword: sentence } : {};
};

export default function ResetPassword({ params: { secret } }: Route.ComponentProps) {
  return (
    <StatePage heading={resetPage.title} lead={resetPage.lead} scene="door">
      <div className="mt-8">
        <MailedLinkForm
          submit={resetPage.submit}
          doneHeading={resetPage.doneHeading}
          check={judge}
          call={async ({ newPassword = '' }) =>
            (
              await checked(
                isSaid,
                api.passwordReset({ body: { secret, newPassword } }, { headers: deviceHeader() }),
              )
            ).message
          }
          then={<ButtonLink to={paths.login}>{loginPage.submit}</ButtonLink>}
          instead={
            <PageLink
              to={paths.forgotPassword}
              className="tap inline-flex items-center font-semibold text-teal underline"
            >
              {resetPage.again}
            </PageLink>
          }
        >
          {(errors) => <NewPassword name="newPassword" label="New password" error={errors['newPassword']} />}
        </MailedLinkForm>
      </div>
    </StatePage>
  );
}
