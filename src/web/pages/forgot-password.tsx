import { checked } from '#contract/reply.ts';
import { registrationField } from '#contract/registration-fields.ts';
import { forgottenPage, loginPage } from '#content/vendor-account.ts';
import { paths } from '#facts/paths.ts';
import { api } from '#kit/api.ts';
import { formAction } from '#kit/form-action.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { isSaid } from '#kit/reply-shapes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { MailedLinkForm } from '#features/account/mailed-link-form.tsx';
import type { Route } from './+types/forgot-password';

const { problem, maxLength } = registrationField('email');

export const action = formAction<string, unknown>({
  keep: ['email'],
  call: async (server, { email = '' }) =>
    (await checked(isSaid, server.passwordForgot({ body: { email } }))).message,
});

export const handle = { contactBar: 'none' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: forgottenPage.title,
    description: forgottenPage.metaDescription,
    path: paths.forgotPassword,
    hidden: true,
  });

const judge = ({ email = '' }: Readonly<Record<string, string>>): Record<string, string> => {
  const sentence = problem(email);
  return sentence ? { email: sentence } : {};
};

export default function ForgotPassword() {
  return (
    <StatePage heading={forgottenPage.title} lead={forgottenPage.lead} scene="letter">
      <div className="mt-8">
        <MailedLinkForm
          submit={forgottenPage.submit}
          doneHeading={forgottenPage.doneHeading}
          check={judge}
          call={async ({ email = '' }) =>
            (await checked(isSaid, api.passwordForgot({ body: { email } }))).message
          }
          then={
            <>
              <p className="w-full text-ink-soft">{forgottenPage.doneDetail}</p>
              <ButtonLink to={paths.login} look="secondary">
                {loginPage.submit}
              </ButtonLink>
            </>
          }
        >
          {(errors, values) => (
            <Field
              name="email"
              label="Email"
              type="email"
              required
              autoComplete="username"
              maxLength={maxLength}
              defaultValue={values['email']}
              error={errors['email']}
            />
          )}
        </MailedLinkForm>
      </div>
    </StatePage>
  );
}
