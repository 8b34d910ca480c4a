import { checked } from '#contract/reply.ts';
import { loginPage, verifyPage } from '#content/vendor-account.ts';
import { paths } from '#facts/paths.ts';
import { api } from '#kit/api.ts';
import { formAction } from '#kit/form-action.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { isSaid } from '#kit/reply-shapes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { MailedLinkForm } from '#features/account/mailed-link-form.tsx';
import type { Route } from './+types/verify-email';

export const action = formAction<string, { secret: string }>({
  keep: [],
  call: async (server, _, { secret }) =>
    (await checked(isSaid, server.emailVerify({ body: { secret } }))).message,
});

export const handle = { contactBar: 'none' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: verifyPage.title,
    description: verifyPage.metaDescription,
    path: paths.login,
    hidden: true,
  });

/** A tap rather than the mere opening: mail programs open links to look at them, and would use up the secret. */
export default function VerifyEmail({ params: { secret } }: Route.ComponentProps) {
  return (
    <StatePage heading={verifyPage.title} lead={verifyPage.lead} scene="letter">
      <div className="mt-8">
        <MailedLinkForm
          submit={verifyPage.submit}
          doneHeading={verifyPage.doneHeading}
          call={async () => (await checked(isSaid, api.emailVerify({ body: { secret } }))).message}
          then={<ButtonLink to={paths.login}>{loginPage.submit}</ButtonLink>}
        />
      </div>
    </StatePage>
  );
}
