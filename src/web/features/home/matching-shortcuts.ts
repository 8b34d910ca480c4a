import { home } from '#content/company/home.ts';

/** The shortcuts whose name holds the text, without regard to case; none for an empty text. */
export function matchingShortcuts(text: string) {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? [] : home.shortcuts.filter(({ label }) => label.toLowerCase().includes(wanted));
}
