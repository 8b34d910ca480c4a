import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { checked } from '#contract/reply.ts';
import { hasShape, isText } from '#contract/shape.ts';
import { api } from '#kit/api.ts';
import { authToken, storeSession, useSession } from '#kit/session.ts';
import { signed } from '#kit/signed.ts';

const isVendor = hasShape<{ _id: string }>({ _id: isText });

/** Asks whose token this is where a token is stored and no id; again on the next page when there was no answer. */
export function useOwnId(): void {
  const { signedIn, vendorId } = useSession();
  const { key } = useLocation();
  useEffect(() => {
    if (!signedIn || vendorId) return;
    const token = authToken();
    checked(
      isVendor,
      signed((options) => api.vendorOwnProfile({}, options)),
    ).then(
      // Somebody else may have signed in meanwhile.
      ({ _id }) => token && token === authToken() && storeSession(token, _id),
      // The links to the profile stay away; Logout is there.
      () => undefined,
    );
  }, [signedIn, vendorId, key]);
}
