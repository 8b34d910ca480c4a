import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#kit/session.ts';

/** Has the id asked for where a token is stored and no id; again on the next page when there was no answer. */
export function useOwnId(): void {
  const { signedIn, vendorId } = useSession();
  const { key } = useLocation();
  useEffect(() => {
    if (!signedIn || vendorId) return;
    import('./ask-own-id.ts')
      .then(({ askOwnId }) => askOwnId())
      // The links to the profile stay away; Logout is there.
      .catch(() => undefined);
  }, [signedIn, vendorId, key]);
}
