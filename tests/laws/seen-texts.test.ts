import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { nobody, noRecord } from '#facts/ids.ts';
import { emailForm } from '#domain/formats/email-form.ts';
import { reference } from '#contract/ids.ts';
import { compared, email, text } from '#contract/text.ts';
import { arrivingSchemas, arrivingTexts } from './arriving-texts.ts';

/** Invisible characters that come with pasted text. */
const marks = [
  '\u202a',
  '\u202c',
  '\u2068',
  '\u2069',
  '\u200e',
  '\u200b',
  '\u200d',
  '\u00ad',
  '\ufeff',
  '\u3164',
];

/** Sample texts; each place accepts some of them. */
const samples: readonly string[] = [
  ...[1, 3, 6, 10, 12, 14, 20, 40, 80].map((length) =>
    'Kavita asks you, please. '.repeat(4).slice(0, length),
  ),
  'Call 98765 43210, please: it is about the lawn for the wedding of our daughter in February.',
  '4',
  '14',
  '250',
  '1200',
  '123456',
  '110074',
  '9876543210',
  '12345678901234',
  'kavita@example.com',
  'AGN-7K3F-9Q',
  'AAAPZ1234C',
  '07AAAPZ1234C1Z3',
  '2027-02-14',
  '2027-02',
  '10:00-19:30',
  'https://www.instagram.com/kavita',
  'https://www.facebook.com/kavita',
  'https://kavita.in/',
  '/kavita',
  'kavita-lawns',
  'kavita_lawns_and_more',
  '0192f000-0000-7000-8000-00000000000a',
  'kavita.in',
];
/** Samples accepted only by free-text fields. */
const freeWords = samples.filter((sample) => / \w+ /.test(sample));

const outcome = (schema: z.ZodType, given: string): string => {
  const read = schema.safeParse(given);
  return JSON.stringify(
    read.success ? { data: read.data } : { said: read.error.issues.map(({ message }) => message) },
  );
};
const wrongs = (schema: z.ZodType, where: string): string[] => {
  const taken = samples.filter((sample) => schema.safeParse(sample).success);
  const isFree = taken.some((sample) => freeWords.includes(sample));
  const kept = taken.flatMap((sample) =>
    marks.flatMap((mark) => {
      const middle = Math.floor(sample.length / 2);
      return [mark + sample + mark, sample.slice(0, middle) + mark + sample.slice(middle)].flatMap(
        (given) => {
          // A machine-made key has a closed pattern: it is refused, since nobody types it.
          if (!isFree && !schema.safeParse(given).success) return [];
          return outcome(schema, given) === outcome(schema, sample)
            ? []
            : [`${where} keeps ${JSON.stringify(given)}`];
        },
      );
    }),
  );
  const empty = marks.filter((mark) => isFree && outcome(schema, mark + mark) !== outcome(schema, ''));
  return [
    ...kept.slice(0, 1),
    ...empty.slice(0, 1).map((mark) => `${where} is filled by ${JSON.stringify(mark)}`),
  ];
};

/** Returns whether a text is compared exactly: passwords, secrets, ids, and the honeypot, where any content counts. */
const isExact = (where: string, schema: z.ZodType) =>
  ['', nobody, noRecord].includes(schema.safeParse('\0').data as string) ||
  /(?:password|secret)$/i.test(where) ||
  where === 'x-form.honeypot';

const found = (schema: z.ZodType, name: string) =>
  arrivingTexts(schema, name).flatMap(({ where, schema: one }) =>
    one === null || isExact(where, one) ? [] : wrongs(one, where),
  );

it('every text that may arrive is read as people see it', () => {
  expect(arrivingSchemas.flatMap(([name, schema]) => found(schema, name))).toEqual([]);
});

it('most of the tried fields take any words', () => {
  const places = arrivingSchemas.flatMap(([name, schema]) => arrivingTexts(schema, name));
  const free = places.filter(
    ({ schema }) => schema && freeWords.some((sample) => schema.safeParse(sample).success),
  );
  expect(free.length).toBeGreaterThan(150);
});

describe('values that people type by heart are read as they are meant', () => {
  it.each([
    [
      'a reference',
      reference,
      ['agn 7k3f 9q', ' AGN‑7K3F‑9Q ', 'AGN – 7K3F – 9Q', '\u2068AGN-7K3F-9Q\u2069'],
      'AGN-7K3F-9Q',
    ],
    ['an address', email(), [' kavita@x.in ', '\u202akavita@x.in\u202c', 'kavita＠x.in'], 'kavita@x.in'],
  ] as const)('%s', (_, schema, typed, meant) => {
    for (const one of typed) expect(schema.parse(one), one).toBe(meant);
  });
  it('an address is looked up by the same form', () =>
    expect(emailForm('\u200ekavita@x.in\n')).toBe('kavita@x.in'));
});

describe('a planted violation', () => {
  it.each<[string, z.ZodType]>([
    [
      'a string that keeps what nobody sees',
      z
        .string()
        .max(80)
        .refine((value) => value.isWellFormed()),
    ],
    [
      'one that is trimmed alone',
      z
        .string()
        .max(80)
        .transform((value) => value.trim()),
    ],
    ['one that is filled by what nobody sees', z.string().min(1).max(80)],
  ])('%s is found', (_, schema) => expect(found(z.object({ name: schema }), 'x')).not.toEqual([]));
  it.each<[string, z.ZodType]>([
    ['the kit', text(80)],
    ['a secret', compared(80)],
    ['a key', z.string().regex(/^[\w-]{3,40}$/)],
  ])('%s is allowed', (_, schema) => expect(found(z.object({ name: schema }), 'x')).toEqual([]));
});
