/** @file Who is signed in on this device: the token and the vendor's id, in local storage, the same in every tab. */
import { useSyncExternalStore } from 'react';
import { forget, recallText, rememberText } from './device-store.ts';

const tokenKey = 'authToken';
const vendorKey = 'vendorId';
const changed = new EventTarget();

/** What a header can carry, and what an address can; anything else was not put there by us. */
const isToken = (text: string) => /^[!-~]+$/.test(text);
const isId = (text: string) => /^[\w-]{1,64}$/.test(text);

function read(key: string, fits: (text: string) => boolean): string | null {
  const kept = recallText(key);
  return kept !== null && fits(kept) ? kept : null;
}

/** The stored token, or null. */
export const authToken = (): string | null => read(tokenKey, isToken);

/** Remembers who signed in. */
export function storeSession(token: string, vendorId: string): void {
  rememberText(tokenKey, token);
  rememberText(vendorKey, vendorId);
  changed.dispatchEvent(new Event('change'));
}

/** Forgets who was signed in, after logout or when the server no longer knows the token. */
export function clearSession(): void {
  forget(tokenKey);
  forget(vendorKey);
  changed.dispatchEvent(new Event('change'));
}

/** Header that proves who is calling. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function subscribe(onChange: () => void) {
  changed.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** `{ signedIn, vendorId }`; signed out while the page is still the server's. Read anew on every render, and so on every route change. */
export function useSession(): { signedIn: boolean; vendorId: string | null } {
  const signedIn = useSyncExternalStore(
    subscribe,
    () => authToken() !== null,
    () => false,
  );
  const vendorId = useSyncExternalStore(
    subscribe,
    () => read(vendorKey, isId),
    () => null,
  );
  return { signedIn, vendorId };
}
