/**
 * Returns the form of texts by which they are searched and sorted: lower case, without Latin accents, one space between words.
 * Made here rather than by the database, so that both kinds agree. Only Latin combining marks are removed: Devanagari vowel
 * signs are marks too, and without them the words would be different ones.
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
