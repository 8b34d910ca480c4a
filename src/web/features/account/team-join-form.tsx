import { useActionData, useNavigate } from 'react-router';
import { t } from '#words/t.ts';
import { loginPage } from '#content/vendor-account.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import { storeSession } from '#kit/session/session.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { DonePanel } from './done-panel.tsx';
import { NewPassword } from './new-password.tsx';
import { teamJoinCall, type Joined } from './team-join-call.ts';

/** The password of a helper, and the link into the workshop. */
export function TeamJoinForm({ params }: { params: { secret: string } }) {
  const posted = useActionData<FormOutcome<Joined>>();
  const navigate = useNavigate();
  const { outcome, sending, onSubmit } = useFormCall(teamJoinCall, {
    params,
    posted,
    onDone({ token, vendorId }) {
      storeSession(token, vendorId);
      return navigate(paths.workshop);
    },
  });
  if (outcome.done)
    return (
      <DonePanel
        heading={t('You are in')}
        detail={t('You now work on the page of {companyName}. Sign in with your e-mail and this password.', {
          companyName: outcome.done.companyName,
        })}
      >
        <ButtonLink to={paths.login}>{loginPage.submit}</ButtonLink>
      </DonePanel>
    );
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <Alert>{outcome.failure}</Alert>
      <NewPassword name="newPassword" error={outcome.fieldErrors['newPassword']} />
      <Button type="submit" disabled={sending} className="w-full sm:w-auto sm:justify-self-start">
        {sending ? messages.submitting : t('Join the team')}
      </Button>
    </form>
  );
}
