/**
 * @file The lines of a brief within a free text: `Guests: 150`, `Food: Vegetarian, Jain`. Written when a small field is filled in, read
 * back from whatever the text has become since, by hand too. Whatever is no such line stays as it was typed.
 */
import { briefPrefix } from '#facts/brief-prefix.ts';
import type { BriefPart } from './brief-parts.ts';

/** By the key of a part: what was typed, or the keys of the options. */
export type BriefValues = Readonly<Record<string, readonly string[]>>;

/** The name of a small field in its form. */
export const briefControl = (part: BriefPart, option?: string): string =>
  `${briefPrefix}${part.key}${part.type === 'many' ? `-${option}` : ''}`;

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

/** A longer number is a phone's. */
const countDigits = 7;

/** What a line says: one number among whatever words, beyond the field's own limit, too, since it was typed; options by their names. */
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

/** Reads the small fields back from the text; those that it does not tell are absent. */
export function readBrief(parts: readonly BriefPart[], text: string): BriefValues {
  const found = parts.flatMap((part) => {
    const line = lineOf(text, part);
    const value = line ? valueOf(part, line.said) : [];
    return value.length > 0 ? [[part.key, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** What nobody of ours wrote into a line of many stays behind what was chosen. */
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
 * Writes one small field into the text: in its line, or in a new one at the end. A line that says so already stays as it is; one that is emptied
 * goes, unless somebody wrote into it by hand what no field can say.
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
  // Lines of the brief stand together, apart from what was written.
  const gap = before === '' ? '' : /^[^:\n]{1,40}: \S/.test(last) ? '\n' : '\n\n';
  return `${before}${gap}${part.label}: ${words}`;
}

/** Writes what was filled in; a part that is absent stays as the text has it. */
export const writeBrief = (parts: readonly BriefPart[], text: string, values: BriefValues): string =>
  parts.reduce((written, part) => {
    const value = values[part.key];
    return value ? writePart(part, written, value) : written;
  }, text);

/** What the small fields of a posted form say; an empty one is absent. */
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
