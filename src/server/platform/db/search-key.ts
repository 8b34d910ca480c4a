/**
 * Returns the form of texts for searching and sorting: lower case, without Latin accents, one space between words.
 * Computed here rather than in the database, so that both kinds agree. Only Latin combining marks are removed: Devanagari vowel
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
