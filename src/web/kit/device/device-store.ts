/**
 * @file Small values in local storage. Where storage is full, refused or cleared, this tab keeps them in memory until it is
 * closed. A value may come from an older release or from anything else, so it is read as `unknown`.
 */
const inThisTab = new Map<string, string>();

/** Returns the stored text; null when there is none. */
export function recallText(key: string): string | null {
  try {
    return inThisTab.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. Returns false when storage refused it and only this tab has it. */
export function rememberText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    inThisTab.delete(key);
    return true;
  } catch {
    inThisTab.set(key, text);
    return false;
  }
}

/** Returns false while only this tab has the value of the key. */
export const isOnDevice = (key: string): boolean => !inThisTab.has(key);

/** Returns a value; null when there is none or it cannot be parsed. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(recallText(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value. Returns false when storage refused it and only this tab has it. */
export const remember = (key: string, value: unknown): boolean => rememberText(key, JSON.stringify(value));

export function forget(key: string): void {
  inThisTab.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is refused, so there is nothing stored.
  }
}

/** Returns the stored keys that begin with the prefix. */
export function keysOf(keyStart: string): string[] {
  const here = [...inThisTab.keys()];
  try {
    here.push(...Object.keys(localStorage));
  } catch {
    // Storage is refused, so only this tab has anything.
  }
  return here.filter((key) => key.startsWith(keyStart));
}

/** Deletes every value whose key begins with the prefix. */
export function forgetAll(keyStart: string): void {
  for (const key of keysOf(keyStart)) forget(key);
}

/** Returns whether a stored key begins with the prefix. */
export const keepsAny = (keyStart: string): boolean => keysOf(keyStart).length > 0;
