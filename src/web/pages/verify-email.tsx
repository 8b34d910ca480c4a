import { loginPage, verifyPage } from '#content/vendor-account.ts';
import { paths } from '#facts/paths.ts';
import { formAction } from '#kit/forms/form-action.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { verifyCall } from '#features/account/mailed-link-calls.ts';
import { MailedLinkForm } from '#features/account/mailed-link-form.tsx';
import type { Route } from './+types/verify-email';

export const action = formAction(verifyCall);

export const handle = { contactBar: 'none' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: verifyPage.title,
    description: verifyPage.metaDescription,
    path: paths.login,
    hidden: true,
  });

/** A tap is required: mail programs open links to scan them, and would use up the secret. */
export default function VerifyEmail({ params }: Route.ComponentProps) {
  return (
    <StatePage heading={verifyPage.title} lead={verifyPage.lead} scene="letter">
      <div className="mt-8">
        <MailedLinkForm
          submit={verifyPage.submit}
          doneHeading={verifyPage.doneHeading}
          form={verifyCall}
          intent="confirm"
          params={params}
          then={<ButtonLink to={paths.login}>{loginPage.submit}</ButtonLink>}
        />
      </div>
    </StatePage>
  );
}
