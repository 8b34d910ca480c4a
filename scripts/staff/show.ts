import { delhiFormat } from '#contract/show-date.ts';

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

/** Blanks and line breaks, which may stand as one blank. */
const blanks = /[\t\n\r\u0085\u2028\u2029]+/g;
/** All that is not seen but changes how the rest is: controls, directions of writing, halves of a pair. The joiners of Hindi and of emoji stay. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}]|(?![\u200c\u200d])\p{Cf}/gu;

/** What a stranger wrote must not paint the terminal: what would is shown by its number, so that it is seen to be there. */
const plain = (text: string) =>
  text.replaceAll(blanks, ' ').replaceAll(unseen, (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`);

const block = (thing: object) =>
  Object.entries(thing)
    .map(([name, value]) => `${name.padEnd(12)} ${plain(wordsOf(value))}`)
    .join('\n');

/** A reply as people read it: one block for each thing, times as they are in Delhi. */
export function asText(reply: unknown): string {
  const things = (Array.isArray(reply) ? reply : [reply]) as object[];
  return things.length === 0 ? 'Nothing.' : things.map(block).join('\n\n');
}
