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

/** Returns the enquiry so many places behind another in the last list; null beyond its ends and without a list. */
export function enquiryBeside(reference: string, by: 1 | -1): string | null {
  const references = listed();
  if (!Array.isArray(references) || !references.includes(reference)) return null;
  const beside: unknown = references[references.indexOf(reference) + by];
  return typeof beside === 'string' ? beside : null;
}
