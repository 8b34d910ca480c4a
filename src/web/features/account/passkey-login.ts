/** @file Signing in with a passkey: fetched when the button is pressed. */
import { isApiError } from '#contract/api-error.ts';
import { checked } from '#contract/reply.ts';
import { messages } from '#facts/messages.ts';
import { api } from '#kit/api/api.ts';
import { deviceHeader } from '#kit/session/device-header.ts';
import { answerWithPasskey, PasskeyRefused } from '#kit/session/passkeys.ts';
import { isNamedVendor, isToken } from '#kit/api/reply-shapes.ts';
import { bearer, storeSession } from '#kit/session/session.ts';
import { isPasskeyQuestion } from './account-shapes.ts';

/** Opens a session on this device; resolves to the id of the vendor, or rejects with a sentence for the visitor. */
export async function loginWithPasskey(): Promise<string> {
  try {
    const body = await answerWithPasskey(await checked(isPasskeyQuestion, api.vendorPasskeyQuestion()));
    const { token } = await checked(isToken, api.vendorPasskeyLogin({ body }, { headers: deviceHeader() }));
    const { _id } = await checked(isNamedVendor, api.vendorOwnProfile({}, { headers: bearer(token) }));
    storeSession(token, _id);
    return _id;
  } catch (error) {
    const told = isApiError(error) || error instanceof PasskeyRefused;
    throw new Error(told ? error.message : messages.loginFailed, { cause: error });
  }
}
