import { t } from '#words/t.ts';
import { registrationField } from '#domain/vendors/registration-fields.ts';
import { forgottenPage, loginPage } from '#content/vendor-account.ts';
import { paths } from '#facts/paths.ts';
import { formAction } from '#kit/forms/form-action.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { forgottenCall } from '#features/account/mailed-link-calls.ts';
import { MailedLinkForm } from '#features/account/mailed-link-form.tsx';
import type { Route } from './+types/forgot-password';

const { maxLength } = registrationField('email');

export const action = formAction(forgottenCall);

export const handle = { contactBar: 'none' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: forgottenPage.title,
    description: forgottenPage.metaDescription,
    path: paths.forgotPassword,
    hidden: true,
  });

export default function ForgotPassword() {
  return (
    <StatePage heading={forgottenPage.title} lead={forgottenPage.lead} scene="letter">
      <div className="mt-8">
        <MailedLinkForm
          submit={forgottenPage.submit}
          doneHeading={forgottenPage.doneHeading}
          form={forgottenCall}
          params={{}}
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
              label={t('Email')}
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
