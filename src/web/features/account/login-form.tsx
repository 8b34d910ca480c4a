import { useActionData, useNavigate } from 'react-router';
import { t } from '#words/t.ts';
import { loginPage } from '#content/vendor-account.ts';
import { maxLength } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { editProfilePath, paths, profilePath } from '#facts/paths.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import { storeSession } from '#kit/session/session.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { loginCall, type Recognised } from './login-call.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { twinPath } from '#ui/twin-path.ts';
import { asWritten } from '#ui/written-lang.ts';

/** States that the password is right, but that nobody can stay signed in without scripts. */
function RecognisedPanel({ vendor }: { vendor: Recognised }) {
  const { heading, detail } = loginPage.withoutScripts;
  return (
    <div role="status" className="rounded-xl border border-line bg-paper p-8 shadow-card">
      <h2 className="text-2xl">{heading}</h2>
      <p {...asWritten} className="mt-2 text-lg">
        {vendor.companyName}
      </p>
      <p className="mt-2">{detail}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonAnchor href={twinPath(profilePath(vendor.id))}>{messages.viewProfile}</ButtonAnchor>
        <a href={twinPath(paths.login)} className="tap underline">
          {t('Sign in')}
        </a>
      </p>
    </div>
  );
}

/** Returns true when the password was never checked: no answer, or a server error. */
const isNoAnswer = (status?: number) => status === 0 || (status !== undefined && status >= 500);

/** E-mail and password. After sign-in it leads to the editor of the own page. */
export function LoginForm() {
  const posted = useActionData<FormOutcome<Recognised>>();
  const navigate = useNavigate();
  const { outcome, sending, onSubmit } = useFormCall(loginCall, {
    params: {},
    posted,
    onDone({ id, token }) {
      storeSession(token, id);
      return navigate(editProfilePath(id));
    },
  });
  if (posted?.done) return <RecognisedPanel vendor={posted.done} />;
  return (
    <>
      <form method="post" onSubmit={onSubmit} className="grid gap-5">
        {outcome.failure && (
          <Alert>
            <p>{outcome.failure}</p>
            {isNoAnswer(outcome.status) && <p className="mt-1">{loginPage.noAnswer}</p>}
          </Alert>
        )}
        <Field
          name="email"
          label={t('Email')}
          type="email"
          autoComplete="username"
          required
          maxLength={maxLength.email}
          defaultValue={outcome.values['email']}
        />
        <PasswordField
          name="password"
          label={t('Password')}
          autoComplete="current-password"
          required
          maxLength={maxLength.password}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" disabled={sending} className="w-full sm:w-auto">
            {sending ? messages.submitting : loginPage.submit}
          </Button>
          <TextLink to={paths.forgotPassword} look="strong">
            {loginPage.forgotten}
          </TextLink>
        </div>
      </form>
      <PasskeyButton onDone={(id) => void navigate(editProfilePath(id))} />
    </>
  );
}
