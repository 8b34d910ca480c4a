import { home } from '#content/company/home.ts';

/** Returns the shortcuts whose name contains the text, ignoring case; none for an empty text. */
export function matchingShortcuts(text: string) {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? [] : home.shortcuts.filter(({ label }) => label.toLowerCase().includes(wanted));
}
