/** @file Calls with the stored token. */
import { isApiError } from '#contract/api-error.ts';
import { messages } from '#facts/messages.ts';
import { authToken, bearer, clearSession } from '#kit/session/session.ts';

/** Error when nobody is signed in on this device. */
export class NotSignedIn extends Error {
  override name = 'NotSignedIn';
  constructor() {
    super(messages.noTokenLog);
  }
}

type Options = { headers: { authorization: string } };

/** Returns whether the token itself was refused. A wrong password in a form is also a 401 and ends no session. */
export const isSessionOver = (error: unknown): boolean =>
  isApiError(error) && error.status === 401 && error.code === 'unauthorized';

/**
 * Makes a call with the stored token. When the server no longer knows the token, the session is deleted here too.
 * @throws NotSignedIn without a token, else what the call throws.
 */
export async function signed<T>(call: (options: Options) => Promise<T>): Promise<T> {
  const token = authToken();
  if (!token) throw new NotSignedIn();
  try {
    return await call({ headers: bearer(token) });
  } catch (error) {
    // Another tab may have signed in meanwhile, so only the refused token is removed.
    if (isSessionOver(error) && authToken() === token) clearSession();
    throw error;
  }
}
