/** @file The order of enquiries in the last list, for working through them one by one. */

/** References as a JSON array, in the storage of this tab. */
const key = 'desk.next';

/** Stores the order of the displayed list. */
export function rememberOrder(references: readonly string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(references));
  } catch {
    // Without storage each one leads back to the list.
  }
}

function listed(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns the next enquiry of the last list; null at its end and without a list. */
export function nextEnquiry(reference: string): string | null {
  const references = listed();
  if (!Array.isArray(references)) return null;
  const next: unknown = references[references.indexOf(reference) + 1];
  return references.includes(reference) && typeof next === 'string' ? next : null;
}
