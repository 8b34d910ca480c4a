import { useEffect, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { whenSignInIsNeeded, type SignInReason } from '#desk/kit/api.ts';
import { setSession, useSession } from '#desk/kit/session.ts';
import { dropWorkingSet, refreshWorkingSet } from '#desk/kit/working-set.ts';
import { SignInForm } from './sign-in-form.tsx';

const words: Record<SignInReason, { heading: string; why: string }> = {
  ended: { heading: 'Sign in again', why: 'Your session has ended. Nothing on this page is lost.' },
  proof: { heading: 'Is it you?', why: 'This needs a fresh proof. It then holds for ten minutes.' },
};
type SignInRequest = { reason: SignInReason; settle: (done: boolean) => void };

/** A sign-in dialog over the current page; waiting calls continue afterwards. */
export function SignInAgain() {
  const session = useSession();
  const [asked, setAsked] = useState<SignInRequest | null>(null);
  useEffect(
    () =>
      whenSignInIsNeeded((reason) => {
        if (reason === 'ended') dropWorkingSet();
        return new Promise((settle) => setAsked({ reason, settle }));
      }),
    [],
  );
  if (!asked) return null;
  const end = (done: boolean) => {
    setAsked(null);
    asked.settle(done);
  };
  const { heading, why } = words[asked.reason];
  return (
    <Dialog open keepsText onClose={() => end(false)} heading={heading}>
      <p className="mb-4 text-ink-soft">{why}</p>
      <SignInForm
        email={session?.email}
        onSignedIn={(renewed) => {
          // Another person at the same desk: the open page is not theirs.
          if (session && renewed.memberId !== session.memberId) return window.location.reload();
          setSession(renewed);
          void refreshWorkingSet();
          return end(true);
        }}
      />
    </Dialog>
  );
}
