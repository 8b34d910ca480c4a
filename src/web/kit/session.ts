/** @file Who is signed in on this device: the token and the vendor's id, in local storage, the same in every tab. */
import { useSyncExternalStore } from 'react';

const tokenKey = 'authToken';
const vendorKey = 'vendorId';
const changed = new EventTarget();

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** The stored token, or null. */
export const authToken = (): string | null => read(tokenKey);

/** Remembers who signed in. */
export function storeSession(token: string, vendorId: string): void {
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(vendorKey, vendorId);
  changed.dispatchEvent(new Event('change'));
}

/** Forgets who was signed in, after logout or when the server no longer knows the token. */
export function clearSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(vendorKey);
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
    () => read(tokenKey) !== null,
    () => false,
  );
  const vendorId = useSyncExternalStore(
    subscribe,
    () => read(vendorKey),
    () => null,
  );
  return { signedIn, vendorId };
}
