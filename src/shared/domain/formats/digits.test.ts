import fc from 'fast-check';
import { expect, it } from 'vitest';
import { enquirySchema } from '#contract/enquiries.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { DirectoryQuery } from '#contract/directory-query.ts';
import { readDirectoryField } from '#domain/finding/directory-address.ts';
import { asciiDigits } from './digits.ts';
import { factsOfForm } from '#domain/vendors/fact-form.ts';
import { normalisePhone } from './phone.ts';
import { day, wholeNumber } from '#contract/text.ts';
import { VendorFacts } from '#contract/vendor-facts-schema.ts';
import { Registration } from '#contract/vendor-input.ts';

/** Returns texts with each digit in one of the two scripts. */
const mixed = (text: string) =>
  fc.array(fc.boolean(), { minLength: text.length, maxLength: text.length }).map((scripts) =>
    Array.from(text)
      .map((sign, at) => (scripts[at] && /\d/.test(sign) ? String.fromCharCode(0x0966 + Number(sign)) : sign))
      .join(''),
  );
const number = fc.integer({ min: 1, max: 999 }).map(String);
const dayText = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const phone = fc.stringMatching(/^[6-9]\d{9}$/);
const registration = {
  companyName: 'Amaltas Farm',
  ownerName: 'Raghav Tanwar',
  panGst: '07AAAPZ1234C1Z2',
  productSelection: 'Entertainment',
  email: 'raghav@example.in',
  password: 'lamp-in-the-niche',
  address: '12 Satbari Road, New Delhi 110074',
  instagram: 'https://www.instagram.com/amaltas.farm',
  facebook: 'https://www.facebook.com/amaltas.farm',
};

const asItIs = (text: string): unknown => text;
const venue = enquiryKinds.venue;
const guestsOf = (typed: string): unknown => {
  const values = venue.fields.map(({ name, type, options }) => {
    const right = { email: 'a@b.in', date: '२०२७-०२-१४', number: typed }[type as string];
    return [name, options?.[0]?.value ?? right ?? 'x'];
  });
  return Object.entries(enquirySchema(venue).parse(Object.fromEntries(values))).find(
    ([name]) => venue.fields.find((field) => field.name === name)?.type === 'number',
  )?.[1];
};
const capacityOf = (typed: string): unknown =>
  factsOfForm(
    ['venue'],
    {},
    {
      get: (name) => (name.startsWith('capacity.') ? typed : null),
      getAll: () => [],
    },
  ).capacity;

type Case = [
  what: string,
  typed: fc.Arbitrary<string>,
  read: (typed: string) => unknown,
  expected: (text: string) => unknown,
];

it.each<Case>([
  ['a text', fc.string(), asciiDigits, asItIs],
  ['a phone number', phone, normalisePhone, asItIs],
  ['a whole number', number, (typed) => wholeNumber(1, 999, 'no').parse(typed), Number],
  ['a day', dayText, (typed) => day('no').parse(typed), asItIs],
  ['guests in a query', number, (guests) => DirectoryQuery.parse({ guests }).guests, Number],
  ['guests in an address', number, (typed) => readDirectoryField('guests', typed), asItIs],
  ['a day in an address', dayText, (typed) => readDirectoryField('on', typed), asItIs],
  [
    'the phone of a vendor',
    phone,
    (typed) => Registration.parse({ ...registration, phone: typed }).phone,
    asItIs,
  ],
  ['a licence', fc.stringMatching(/^\d{14}$/), (fssai) => VendorFacts.parse({ fssai }).fssai, asItIs],
  ['a fact', number, capacityOf, (one) => ({ from: Number(one), to: Number(one) })],
  ['a field of an enquiry', fc.integer({ min: 1, max: 500 }).map(String), guestsOf, Number],
])('%s is the same in digits of either script, however they are mixed', (_, text, read, expected) => {
  const typedAs = text.chain((one) => fc.tuple(fc.constant(one), mixed(one)));
  fc.assert(
    fc.property(typedAs, ([one, typed]) => {
      expect(read(typed)).toEqual(expected(one));
    }),
    { numRuns: 60 },
  );
});

it('words that are looked for stay as they were typed', () => {
  expect(readDirectoryField('q', 'सेक्टर १२')).toBe('सेक्टर १२');
});
