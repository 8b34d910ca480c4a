const maxBytes = 75;

/** One content line in parts of at most 75 bytes, the continued ones with their space, cut between letters only. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (bytes + more > maxBytes) {
      parts.push(' ');
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += more;
  }
  return parts.join('\r\n');
}

/** Folds iCalendar text as RFC 5545 counts: in bytes, where the library counts letters, so that Hindi lines grow too long. */
export const foldLines = (calendar: string): string =>
  calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(folded)
    .join('\r\n');
