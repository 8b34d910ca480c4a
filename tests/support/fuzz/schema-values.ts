/** @file Values made from a JSON schema: valid ones, those at its limits, and some just beyond. */
import fc from 'fast-check';
import { hostileText } from './hostile.ts';
import { resolved, type Document, type Schema } from './open-api.ts';

/** Typical form input. A schema does not tell which of these a field needs; some of them fit. */
export const plausibleTexts: readonly string[] = [
  'Asha Menon',
  'asha@example.in',
  '9876543210',
  '2027-02-14',
  '12 Satbari Road, New Delhi 110074',
  'AAAPZ1234C',
  'https://www.instagram.com/amaltas.farm',
  'https://www.facebook.com/amaltas.farm',
  'https://amaltas.example.in',
  '10:00-19:30',
  '28.55',
  '1',
];

const atEdges = (min: number, max: number): fc.Arbitrary<string> =>
  fc
    .constantFrom(min - 1, min, min + 1, max - 1, max, max + 1)
    .map((length) => 'ज'.repeat(Math.max(0, length)));

function textOf({ minLength = 0, maxLength = 200, pattern }: Schema): fc.Arbitrary<string> {
  const kinds: fc.Arbitrary<string>[] = [
    fc.constantFrom(...plausibleTexts),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }),
    atEdges(minLength, maxLength),
    hostileText,
  ];
  if (pattern && !/\(\?[=!<]/.test(pattern)) kinds.push(fc.stringMatching(new RegExp(pattern)));
  return fc.oneof(...kinds);
}

function numberOf({ minimum = -1e6, maximum = 1e6, type }: Schema): fc.Arbitrary<number> {
  const between =
    type === 'integer'
      ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
      : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof(between, fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, 0.5));
}

function objectOf(schema: Schema, document: Document): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties, propertyNames } = schema;
  if (!properties) {
    const names = propertyNames
      ? valuesOf(propertyNames, document).map(String)
      : fc.string({ maxLength: 10 });
    const inner = typeof additionalProperties === 'object' ? additionalProperties : { type: 'string' };
    return fc.dictionary(names, valuesOf(inner, document), { maxKeys: 4 });
  }
  const fields = Object.entries(properties).map(([name, one]) => [name, valuesOf(one, document)] as const);
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: Object.keys(properties).filter((name) => required.includes(name)),
  });
}

/** Returns mostly valid values, now and then one just invalid. */
export function valuesOf(schema: Schema, document: Document): fc.Arbitrary<unknown> {
  const one = resolved(schema, document);
  if (one.anyOf) return fc.oneof(...one.anyOf.map((side) => valuesOf(side, document)));
  if (typeof one.type === 'object')
    return fc.oneof(...one.type.map((type) => valuesOf({ ...one, type }, document)));
  if (one.enum) return fc.constantFrom(...one.enum);
  if (one.const !== undefined) return fc.constant(one.const);
  if (one.type === 'array')
    return fc.array(valuesOf(one.items ?? { type: 'string' }, document), {
      minLength: one.minItems ?? 0,
      maxLength: Math.min((one.maxItems ?? 10) + 1, 25),
    });
  if (one.type === 'object') return objectOf(one, document);
  if (one.type === 'number' || one.type === 'integer') return numberOf(one);
  if (one.type === 'boolean') return fc.boolean();
  if (one.type === 'null') return fc.constant(null);
  return textOf(one);
}
