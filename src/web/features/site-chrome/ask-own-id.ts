import { checked } from '#contract/reply.ts';
import { api } from '#kit/api.ts';
import { isVendorId } from '#kit/reply-shapes.ts';
import { authToken, storeSession } from '#kit/session.ts';
import { signed } from '#kit/signed.ts';

/** Asks whose the stored token is, and keeps the id. @throws what the call throws */
export async function askOwnId(): Promise<void> {
  const token = authToken();
  const { _id } = await checked(
    isVendorId,
    signed((options) => api.vendorOwnProfile({}, options)),
  );
  // Somebody else may have signed in meanwhile.
  if (token && token === authToken()) storeSession(token, _id);
}
