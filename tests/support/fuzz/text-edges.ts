/** @file Texts that programs stumble over, for every string of an endpoint, at its permitted lengths. */
import { plausibleTexts } from './schema-values.ts';
import { resolved, type Document, type Schema } from './open-api.ts';

/** A string somewhere in a schema, and a request that puts a text there. */
export type TextPlace = { where: string; schema: Schema; put: (text: string) => unknown };

const longest = 4000;
const filled = (letter: string, max: number, before = '') =>
  before + letter.repeat(Math.max(0, Math.floor((max - before.length) / letter.length)));

/** Texts that nothing can store, so they must be refused everywhere. */
export const unstorableTexts: readonly string[] = [
  '\0',
  'Asha\0Menon',
  '\ud83d',
  'Asha \ude00 Menon',
  `${'a'.repeat(79)}\ud83d`,
];

/** Returns texts that may be accepted, and are then stored unchanged. */
export function storableTexts({ minLength = 1, maxLength = longest }: Schema): string[] {
  const max = Math.min(maxLength, longest);
  return [
    // Any cut by units falls within a pair in one of the two.
    filled('😀', max),
    filled('😀', max, 'a'),
    // Several code points each: a family, a flag, a syllable.
    filled('👩‍👩‍👧‍👦', max, 'a'),
    filled('🇮🇳', max, 'ab'),
    filled('क्ष्मी', max, 'a'),
    `a${'\u0301'.repeat(max - 1)}`,
    '𝐀'.repeat(Math.max(1, Math.ceil(minLength / 2))),
    `${'a'.repeat(max - 1)}😀`,
    // Grows to eighteen letters in its search form.
    'ﷺ'.repeat(max),
    'Asha \u202eunem\u202c \u2066x\u2069',
    // Addresses and days that browsers accept, and mail servers and databases may not.
    `${'a'.repeat(70)}@example.in`,
    'a@localhost',
    '0000-01-01',
    '9999-12-31',
    'Asha\u2028Menon\u0085 \ufeff\uffff\u{10ffff}',
  ];
}

/** Returns every string within the schema that is no choice among fixed words. */
export function textPlaces(schema: Schema, document: Document, where = ''): TextPlace[] {
  const one = resolved(schema, document);
  const within = (inner: Schema, name: string, wrap: (value: unknown) => unknown): TextPlace[] =>
    textPlaces(inner, document, `${where}${name}`).map((place) => ({
      ...place,
      put: (text) => wrap(place.put(text)),
    }));
  if (one.enum || one.const !== undefined) return [];
  if (one.anyOf) return one.anyOf.flatMap((side) => textPlaces(side, document, where));
  if (one.type === 'string') return [{ where, schema: one, put: (text) => text }];
  if (one.type === 'array') return within(one.items ?? {}, '[]', (value) => [value]);
  if (one.type !== 'object') return [];
  const { properties = {}, required = [], additionalProperties, propertyNames } = one;
  const beside = Object.fromEntries(required.map((name) => [name, plausibleTexts[0]]));
  const key = (propertyNames?.enum?.[0] as string | undefined) ?? 'key';
  return [
    ...Object.entries(properties).flatMap(([name, inner]) =>
      within(inner, `.${name}`, (value) => ({ ...beside, [name]: value })),
    ),
    ...(typeof additionalProperties === 'object'
      ? within(additionalProperties, `.${key}`, (value) => ({ [key]: value }))
      : []),
  ];
}

/** Returns every text of a reply, however deep. */
export const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
