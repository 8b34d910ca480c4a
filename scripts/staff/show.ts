const delhi = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function wordsOf(value: unknown): string {
  if (value === null || value === '') return '-';
  if (typeof value === 'string') return instant.test(value) ? delhi.format(new Date(value)) : value;
  if (Array.isArray(value)) return value.map(wordsOf).join('; ');
  if (typeof value === 'object') {
    const entries = Object.entries(value as object);
    const { label, value: said } = value as { label?: string; value?: unknown };
    return label
      ? `${label}: ${wordsOf(said)}`
      : entries.map((entry) => entry.map(wordsOf).join(' ')).join(', ');
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return JSON.stringify(value);
}

/** A line break or a control character of a stranger must not paint the terminal. */
// oxlint-disable-next-line no-control-regex -- these characters are what is taken out
const plain = (text: string) => text.replaceAll(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');

const block = (thing: object) =>
  Object.entries(thing)
    .map(([name, value]) => `${name.padEnd(12)} ${plain(wordsOf(value))}`)
    .join('\n');

/** A reply as people read it: one block for each thing, times as they are in Delhi. */
export function asText(reply: unknown): string {
  const things = (Array.isArray(reply) ? reply : [reply]) as object[];
  return things.length === 0 ? 'Nothing.' : things.map(block).join('\n\n');
}
