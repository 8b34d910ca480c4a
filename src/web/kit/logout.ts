import { api } from './api.ts';
import { authToken, bearer, clearSession } from './session.ts';

/** Ends the session on the server, then on this device. Rejects, still signed in, when the server could not be told. */
export async function logout(): Promise<void> {
  await api.vendorLogout({}, { headers: bearer(authToken() ?? '') });
  clearSession();
}
