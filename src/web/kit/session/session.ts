/** @file The session: the token and the vendor's id in local storage, the same in every tab. */
import { useSyncExternalStore } from 'react';
import { forget, forgetAll, recallText, rememberText } from '#kit/device/device-store.ts';

const tokenKey = 'authToken';
const vendorKey = 'vendorId';
/** Prefix of the keys of a vendor's cached inbox, which holds names and numbers of families. */
export const inboxKeys = 'inbox:';
const changed = new EventTarget();

/** A token fits into a header and an id into an address; another value is not from our code. */
const isToken = (text: string) => /^[!-~]+$/.test(text);
const isId = (text: string) => /^[\w-]{1,64}$/.test(text);

function read(key: string, fits: (text: string) => boolean): string | null {
  const kept = recallText(key);
  return kept !== null && fits(kept) ? kept : null;
}

/** Returns the stored token, or null. */
export const authToken = (): string | null => read(tokenKey, isToken);

/** Returns the id of the vendor signed in on this device, or null. */
export const ownVendorId = (): string | null => read(vendorKey, isId);

/** Stores the session. */
export function storeSession(token: string, vendorId: string): void {
  rememberText(tokenKey, token);
  rememberText(vendorKey, vendorId);
  changed.dispatchEvent(new Event('change'));
}

/** Removes the session, after logout or when the server no longer knows the token. */
export function clearSession(): void {
  forget(tokenKey);
  forget(vendorKey);
  forgetAll(inboxKeys);
  changed.dispatchEvent(new Event('change'));
}

/** Returns the `authorization` header. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function subscribe(onChange: () => void) {
  changed.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Returns `{ signedIn, vendorId }`; signed out before hydration. Storage is read on every render, and so on every route change. */
export function useSession(): { signedIn: boolean; vendorId: string | null } {
  const signedIn = useSyncExternalStore(
    subscribe,
    () => authToken() !== null,
    () => false,
  );
  const vendorId = useSyncExternalStore(subscribe, ownVendorId, () => null);
  return { signedIn, vendorId };
}
