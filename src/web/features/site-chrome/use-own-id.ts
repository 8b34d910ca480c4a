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
  // Another vendor may have signed in meanwhile.
  if (token && token === authToken()) storeSession(token, _id);
}

/** One request at a time, however many places show the links. */
let asking: Promise<void> | undefined;

/** Fetches the owner of a token that is stored without an id; again on the next page when there was no answer. */
export function useOwnId(): void {
  const { signedIn, vendorId } = useSession();
  const { key } = useLocation();
  useEffect(() => {
    if (!signedIn || vendorId) return;
    asking ??= askOwnId()
      // The links to the profile are missing; Logout is there.
      .catch(() => undefined)
      .finally(() => (asking = undefined));
  }, [signedIn, vendorId, key]);
}
