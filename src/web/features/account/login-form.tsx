import { useActionData } from 'react-router';
import { loginPage } from '#content/vendor-account.ts';
import { maxLength } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import type { FormOutcome } from '#kit/form-action.ts';
import type { Recognised } from '#kit/login-action.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { RecognisedPanel } from './recognised-panel.tsx';
import { useLogin } from './use-login.ts';

/** E-mail and password. Signed in, it leads to the own page's editor. */
export function LoginForm() {
  const posted = useActionData<FormOutcome<Recognised>>();
  const { outcome, sending, noAnswer, onSubmit } = useLogin(posted);
  if (posted?.done) return <RecognisedPanel vendor={posted.done} />;
  return (
    <form method="post" onSubmit={onSubmit} className="grid gap-5">
      {outcome.failure && (
        <Notice tone="warning" role="alert">
          <p>{outcome.failure}</p>
          {noAnswer && <p className="mt-1">{loginPage.noAnswer}</p>}
        </Notice>
      )}
      <Field
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        required
        maxLength={maxLength.email}
        defaultValue={outcome.values['email']}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        required
        maxLength={maxLength.password}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" disabled={sending} className="w-full sm:w-auto">
          {sending ? messages.submitting : loginPage.submit}
        </Button>
        <PageLink
          to={paths.forgotPassword}
          className="tap inline-flex items-center font-semibold text-teal underline underline-offset-4"
        >
          {loginPage.forgotten}
        </PageLink>
      </div>
    </form>
  );
}
