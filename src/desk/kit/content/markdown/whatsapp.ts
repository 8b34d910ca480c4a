/** @file Messages copied from WhatsApp: its marks become markdown, and what stands before a message goes. */

const clock = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`;
const day = String.raw`\d{1,2}[/.]\d{1,2}[/.]\d{2,4}`;
/** `[10:12, 29/11/2026] Meera: `, `[29/11/26, 10:12:30 AM] Meera: ` or `29/11/26, 10:12 am - Meera: `. */
const head = new RegExp(
  String.raw`^\u200e?(?:\[(?:${clock}, ${day}|${day}, ${clock})\] |${day}, ${clock} - )[^:\n]{1,80}: `,
  'i',
);
/** A mark that begins and ends at a word, as in WhatsApp. */
const marked = (mark: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}${mark}])${mark}(?=\S)([^${mark}\n]+?)(?<=\S)${mark}(?![\p{L}\p{N}${mark}])`,
    'gu',
  );
const bold = marked(String.raw`\*`);
const struck = marked('~');
const isItem = (line: string) => /^(?:- |\d+\. )/.test(line);

/** Returns copied messages as markdown, each line a paragraph; null for a text that is not from WhatsApp. */
export function ofWhatsApp(plain: string): string | null {
  const lines = plain.replaceAll('\r', '').split('\n');
  if (!lines.some((line) => head.test(line))) return null;
  const written = lines
    .map((line) =>
      line
        .replace(head, '')
        .replace(/^\s*[•·▪*-]\s+/, '- ')
        .replaceAll(bold, '**$1**')
        .replaceAll(struck, '~~$1~~')
        .trim(),
    )
    .filter(Boolean);
  return written
    .map((line, at) => (at === 0 ? '' : isItem(line) && isItem(written[at - 1]!) ? '\n' : '\n\n') + line)
    .join('');
}
