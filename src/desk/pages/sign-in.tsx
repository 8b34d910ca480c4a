import { useNavigate, useSearchParams } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { setSession } from '../kit/session.ts';
import { EntryPage } from '#desk/ui/sign-in/entry-page.tsx';
import { SignInForm } from '#desk/ui/sign-in/sign-in-form.tsx';

/** Returns the address only if it is a page of the desk, so that a link cannot redirect elsewhere. */
const insideDesk = (to: string | null) =>
  to && /^\/desk(\/[\w/-]*)?(\?[^#]*)?$/.test(to) ? to : deskPaths.home;

/** Sign-in, then the requested page. */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <EntryPage title="Sign in to the desk" lead="For the staff. Vendors sign in on the site itself.">
      <SignInForm
        onSignedIn={(session) => {
          setSession(session);
          void navigate(insideDesk(search.get('to')), { replace: true });
        }}
      />
      <p className="mt-6 text-sm text-ink-soft">
        Lost your device and your recovery codes? An owner makes you a new way in.
      </p>
    </EntryPage>
  );
}
