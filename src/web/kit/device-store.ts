/** @file Small JSON values kept on this device. Storage may be full, refused or cleared: then the page works without. */

/** Reads a value; null when there is none or it cannot be read. */
export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keeps a value; false when the device refuses. */
export function remember(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored where nothing may be stored.
  }
}

/** Is anything kept whose key begins so? */
export function keepsAny(keyStart: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(keyStart));
  } catch {
    return false;
  }
}
