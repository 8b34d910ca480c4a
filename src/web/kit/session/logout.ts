import { api } from '#kit/api/api.ts';
import { forgetAll } from '#kit/device/device-store.ts';
import { draftKey, workshopDrafts } from '#kit/drafts/draft-keys.ts';
import { dropLinks } from '#kit/device/own-links.ts';
import { forgetDetails } from '#kit/device/my-details.ts';
import { forgetPictures } from '#kit/delivery/waiting-pictures.ts';
import { forgetReplies } from '#kit/device/stored-signal.ts';
import { clearSession } from './session.ts';
import { isSessionOver, signed } from '#kit/api/authenticated.ts';

/**
 * Deletes the session on this device, with waiting items and drafts: others may use it. Call it once the server has ended the session or
 * the account.
 */
export function forgetSession(): void {
  forgetDetails();
  dropLinks();
  forgetPictures();
  forgetReplies();
  forgetAll(draftKey(workshopDrafts));
  clearSession();
}

/**
 * Ends the session on the server, then on this device. Rejects, still signed in, when the server was not reached; a session that the server
 * no longer knows is over already.
 * @where What does the browser do at log-out?
 */
export async function logout(): Promise<void> {
  try {
    await signed(({ headers }) =>
      // The requirements state this header, although there is no body.
      api.vendorLogout({}, { headers: { ...headers, 'content-type': 'application/json' } }),
    );
  } catch (error) {
    if (!isSessionOver(error)) throw error;
  }
  forgetSession();
}
