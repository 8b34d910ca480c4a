/** @file Where Enter in the first search leads. The browser and the server ask this one function. */
import { paths } from '#facts/paths.ts';
import { home } from './home.ts';

/** Returns the shortcuts whose name contains the text, ignoring case; none for an empty text. */
export function matchingShortcuts(text: string) {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? [] : home.shortcuts.filter(({ label }) => label.toLowerCase().includes(wanted));
}

/** Returns the address of the list of all vendors for these words. */
export const allVendorsPath = (text: string): string =>
  `${paths.vendors}?q=${encodeURIComponent(text.trim())}`;

/**
 * Returns the path that a text opens: the first shortcut that it matches, else the first suggestion, else the first page. `suggest` is asked
 * only for a text without a shortcut; when it fails, the list of all vendors keeps the words and says what it can.
 */
export async function firstFound(
  text: string,
  suggest: (text: string) => Promise<readonly { href: string }[]>,
): Promise<string> {
  const [shortcut] = matchingShortcuts(text);
  if (shortcut) return shortcut.href;
  if (text.trim() === '') return paths.home;
  const rows = await suggest(text.trim()).catch(() => [{ href: allVendorsPath(text) }]);
  return rows[0]?.href ?? paths.home;
}
