/**
 * The form of a text that is searched and sorted: lower case, without Latin accents, one space between words.
 * Made here, not by the database, so that both kinds agree. Only combining Latin marks go: Devanagari vowel signs are
 * marks too, and without them the words would be others.
 */
export function searchKey(...parts: (string | null | undefined)[]): string {
  return parts
    .filter((part) => part != null)
    .join(' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}
