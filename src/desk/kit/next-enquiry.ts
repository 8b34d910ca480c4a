/** @file The order in which the list showed its enquiries, so that one follows the other while they are worked off. */

/** References as a JSON array, in the storage of this tab. */
const key = 'desk.next';

/** Remembers the order of the list that is shown. */
export function rememberOrder(references: readonly string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(references));
  } catch {
    // Without storage one goes back to the list after each.
  }
}

function listed(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The one behind it in the list that was last shown; null at its end and without a list. */
export function nextEnquiry(reference: string): string | null {
  const references = listed();
  if (!Array.isArray(references)) return null;
  const next: unknown = references[references.indexOf(reference) + 1];
  return references.includes(reference) && typeof next === 'string' ? next : null;
}
