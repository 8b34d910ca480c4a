import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { checked } from '#contract/reply.ts';
import { api } from '#kit/api/api.ts';
import { isVendorId } from '#kit/api/reply-shapes.ts';
import { authToken, storeSession, useSession } from '#kit/session/session.ts';
import { signed } from '#kit/api/authenticated.ts';

async function askOwnId(): Promise<void> {
  const token = authToken();
  const { _id } = await checked(
    isVendorId,
    signed((options) => api.vendorOwnProfile({}, options)),
  );
  // Somebody else may have signed in meanwhile.
  if (token && token === authToken()) storeSession(token, _id);
}

/** One question at a time, however many places show the links. */
let asking: Promise<void> | undefined;

/** Asks whose token it is where one is stored without an id; again on the next page when there was no answer. */
export function useOwnId(): void {
  const { signedIn, vendorId } = useSession();
  const { key } = useLocation();
  useEffect(() => {
    if (!signedIn || vendorId) return;
    asking ??= askOwnId()
      // The links to the profile stay away; Logout is there.
      .catch(() => undefined)
      .finally(() => (asking = undefined));
  }, [signedIn, vendorId, key]);
}
