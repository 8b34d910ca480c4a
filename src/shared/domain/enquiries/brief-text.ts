/**
 * @file The lines of a brief within a free text: `Guests: 150`, `Food: Vegetarian, Jain`. Written when a small field is filled in,
 * and parsed back from the text after edits, also by hand. Any other line stays as typed.
 */
import { briefControl } from './brief-control.ts';
import type { BriefPart } from './brief-parts.ts';

/** Values by the key of a part: the typed text, or the keys of the options. */
export type BriefValues = Readonly<Record<string, readonly string[]>>;

type Line = { at: number; said: string };

const plain = (words: string) => words.trim().toLowerCase();

function lineOf(text: string, { label }: BriefPart): Line | null {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => plain(line.split(':')[0]!) === plain(label) && line.includes(':'));
  return at < 0 ? null : { at, said: lines[at]!.slice(lines[at]!.indexOf(':') + 1).trim() };
}

const namesOf = (said: string) =>
  said
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
const optionOf = (options: Readonly<Record<string, string>>, name: string) =>
  Object.keys(options).find((key) => plain(options[key]!) === plain(name.replace(/[.;]$/, '')));

/** Maximum digits of a count; a longer number is a phone number. */
const countDigits = 7;

/** Returns a line's value: one number among any words, even beyond the field's limit, as it was typed; options by their names. */
function valueOf(part: BriefPart, said: string): string[] {
  if (part.type === 'number') {
    const numbers = said.replaceAll(/(?<=\d),(?=\d)/g, '').match(/\d+/g) ?? [];
    const [only] = numbers;
    const isCount = numbers.length === 1 && only!.length <= countDigits && Number(only) >= 1;
    return isCount ? [String(Number(only))] : [];
  }
  if (part.type === 'one') {
    const key = optionOf(part.options, said);
    return key ? [key] : [];
  }
  return Object.keys(part.options).filter((key) =>
    namesOf(said).some((name) => optionOf(part.options, name) === key),
  );
}

/** Parses the small fields from the text; those without a line are absent. */
export function readBrief(parts: readonly BriefPart[], text: string): BriefValues {
  const found = parts.flatMap((part) => {
    const line = lineOf(text, part);
    const value = line ? valueOf(part, line.said) : [];
    return value.length > 0 ? [[part.key, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Returns the words added by hand to a line with several options; they stay after the chosen ones. */
function wordsOf(part: BriefPart, value: readonly string[], said: string): string {
  if (part.type === 'number') return value[0] ?? '';
  const chosen = value.flatMap((key) => part.options[key] ?? []);
  if (part.type === 'one') return chosen[0] ?? '';
  const own = namesOf(said).filter((name) => optionOf(part.options, name) === undefined);
  return [...chosen, ...own].join(', ');
}

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/**
 * Writes one small field into the text: in its line, or in a new one at the end. A line with that value stays as it is; an emptied
 * line is deleted, unless it has words added by hand.
 */
export function writePart(part: BriefPart, text: string, value: readonly string[]): string {
  const line = lineOf(text, part);
  const present = line ? valueOf(part, line.said) : [];
  if (same(present, value)) return text;
  const words = wordsOf(part, value, line?.said ?? '');
  if (line) {
    const lines = text.split('\n');
    lines.splice(line.at, 1, ...(words ? [`${part.label}: ${words}`] : []));
    return lines.join('\n').replace(/\n+$/, '');
  }
  const before = text.trimEnd();
  const last = before.split('\n').at(-1)!;
  // The brief's lines form a block, apart from the typed text.
  const gap = before === '' ? '' : /^[^:\n]{1,40}: \S/.test(last) ? '\n' : '\n\n';
  return `${before}${gap}${part.label}: ${words}`;
}

/** Writes the filled-in parts; an absent part stays as in the text. */
export const writeBrief = (parts: readonly BriefPart[], text: string, values: BriefValues): string =>
  parts.reduce((written, part) => {
    const value = values[part.key];
    return value ? writePart(part, written, value) : written;
  }, text);

/** Returns the small fields of a posted form; empty ones are absent. */
export function briefIn(parts: readonly BriefPart[], posted: Readonly<Record<string, string>>): BriefValues {
  const valuesOf = (part: BriefPart): string[] => {
    if (part.type === 'many')
      return Object.keys(part.options).filter((option) => posted[briefControl(part, option)]);
    const value = posted[briefControl(part)]?.trim() ?? '';
    if (part.type === 'number') return valueOf(part, value);
    return Object.hasOwn(part.options, value) ? [value] : [];
  };
  return Object.fromEntries(
    parts.map((part) => [part.key, valuesOf(part)] as const).filter(([, value]) => value.length > 0),
  );
}

/** Returns values by the names of their controls, as a form posts them. */
export const controlsOfBrief = (parts: readonly BriefPart[], values: BriefValues): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap((part) =>
      (values[part.key] ?? []).map((value) =>
        part.type === 'many' ? [briefControl(part, value), 'on'] : [briefControl(part), value],
      ),
    ),
  );
