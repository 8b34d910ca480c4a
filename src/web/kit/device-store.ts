/**
 * @file Small values kept on this device, the same in every tab. Storage may be full, refused or cleared: what it does not
 * take, this tab remembers until it is closed. What is read may be of an older release or of anybody's making, so it comes as
 * `unknown`.
 */
const inThisTab = new Map<string, string>();

/** The text as it is stored; null when there is none. */
export function recallText(key: string): string | null {
  try {
    return inThisTab.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; false when the device refuses and only this tab has it. */
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

/** False while only this tab has what was kept under the key. */
export const isOnDevice = (key: string): boolean => !inThisTab.has(key);

/** Reads a value; null when there is none or it cannot be read. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(recallText(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value; false when the device refuses and only this tab has it. */
export const remember = (key: string, value: unknown): boolean => rememberText(key, JSON.stringify(value));

export function forget(key: string): void {
  inThisTab.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored where nothing may be stored.
  }
}

/** Is anything kept whose key begins so? */
export function keepsAny(keyStart: string): boolean {
  try {
    return [...inThisTab.keys(), ...Object.keys(localStorage)].some((key) => key.startsWith(keyStart));
  } catch {
    return false;
  }
}
