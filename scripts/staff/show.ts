import { delhiFormat } from '#domain/formats/show-date.ts';

const delhi = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function wordsOf(value: unknown): string {
  if (value === null || value === '') return '-';
  if (typeof value === 'string') return instant.test(value) ? delhi.format(new Date(value)) : value;
  if (Array.isArray(value)) return value.map(wordsOf).join('; ');
  if (typeof value === 'object') {
    const entries = Object.entries(value);
    const { label, value: said } = value as { label?: string; value?: unknown };
    return label
      ? `${label}: ${wordsOf(said)}`
      : entries.map((entry) => entry.map(wordsOf).join(' ')).join(', ');
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return JSON.stringify(value);
}

/** White space, displayed as one blank. */
const blanks = /[\t\n\r\u0085\u2028\u2029]+/g;
/** Invisible characters that change the terminal: controls, text direction, lone surrogates. The joiners of Hindi and emoji stay. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}]|(?![\u200c\u200d])\p{Cf}/gu;

/** Returns a visitor's text without control sequences: each such character is replaced by its code. */
const plain = (text: string) =>
  text.replaceAll(blanks, ' ').replaceAll(unseen, (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`);

const block = (thing: object) =>
  Object.entries(thing)
    .map(([name, value]) => `${name.padEnd(12)} ${plain(wordsOf(value))}`)
    .join('\n');

/** Returns a reply as text: one block for each record (for a page of enquiries, each enquiry), with times of Delhi. */
export function asText(reply: unknown): string {
  const listed = (reply as { enquiries?: unknown }).enquiries ?? reply;
  const things = (Array.isArray(listed) ? listed : [listed]) as object[];
  return things.length === 0 ? 'Nothing.' : things.map(block).join('\n\n');
}
