import { describe, expect, it } from 'vitest';
import { messages } from '#facts/messages.ts';
import {
  registrationFieldNames,
  registrationFields,
  registrationProgress,
  type RegistrationFieldName,
} from '#domain/vendors/registration-fields.ts';
import { Registration, VendorUpdate } from './vendor-input.ts';

const good = {
  companyName: 'Abc',
  ownerName: 'Def',
  panGst: 'AAAPZ1234C',
  productSelection: 'Entertainment',
  email: 'a@b.in',
  password: '123456',
  address: '0123456789',
  phone: '9876543210',
  instagram: 'https://www.instagram.com/abc',
  facebook: 'https://www.facebook.com/abc',
};
type Field = keyof typeof good;

/** Returns the sentence at a field, or undefined. */
function problemAt(field: Field, value: unknown): string | undefined {
  const parsed = Registration.safeParse({ ...good, [field]: value });
  return parsed.error?.issues.find((issue) => issue.path[0] === field)?.message;
}

describe('the registration', () => {
  it('takes the shortest values that the rules allow', () => {
    expect(Registration.parse(good)).toEqual(good);
  });

  it.each<[Field, unknown, string]>([
    ['companyName', '', messages.companyNameMissing],
    ['companyName', '   ', messages.companyNameMissing],
    ['companyName', undefined, messages.companyNameMissing],
    ['companyName', 'Ab', messages.companyNameShort],
    ['companyName', '\u200b\u2060\u3164\u2800', messages.companyNameMissing],
    ['companyName', 'A\u200b\u200bb', messages.companyNameShort],
    ['ownerName', '\u200b\u200b\u200b', messages.ownerNameShort],
    ['address', '0123\u200b\u200b\u200b456', messages.addressShort],
    ['companyName', ' Ab ', messages.companyNameShort],
    ['ownerName', '', messages.ownerNameShort],
    ['ownerName', 'De', messages.ownerNameShort],
    ['panGst', 'A'.repeat(9), messages.panGstInvalid],
    ['panGst', 'A'.repeat(16), messages.panGstInvalid],
    ['panGst', 'aaapz1234c', messages.panGstInvalid],
    ['panGst', 'AAAPZ1234-', messages.panGstInvalid],
    ['panGst', '१२३४५६७८९०', messages.panGstInvalid],
    ['productSelection', '', messages.productSelectionMissing],
    ['productSelection', 'Catering', messages.productSelectionMissing],
    ['productSelection', undefined, messages.productSelectionMissing],
    ['email', '', messages.emailMissing],
    ['email', undefined, messages.emailMissing],
    ['email', 'a@', messages.emailInvalid],
    ['email', 'a b@c.in', messages.emailInvalid],
    ['email', 'a@b.in\nbcc: c@d.in', messages.emailInvalid],
    ['email', 'a@b.in,c@d.in', messages.emailInvalid],
    ['email', `${'a'.repeat(65)}@b.in`, messages.emailInvalid],
    ['password', '', messages.passwordShort],
    ['password', '12345', messages.passwordShort],
    ['address', '', messages.addressShort],
    ['address', '012345678', messages.addressShort],
    ['address', ' 12345678 ', messages.addressShort],
    ['phone', '987654321', messages.phoneInvalid],
    ['phone', '98765432101', messages.phoneInvalid],
    ['phone', '98765 4321', messages.phoneInvalid],
    ['phone', 'abcdefghij', messages.phoneInvalid],
    ['phone', 9_876_543_210, messages.phoneInvalid],
    ['instagram', '', messages.instagramInvalid],
    ['instagram', 'https://instagram.com.evil.example/abc', messages.instagramInvalid],
    ['facebook', 'https://notfacebook.com/abc', messages.facebookInvalid],
  ])('%s %j says: %s', (field, value, sentence) => {
    expect(problemAt(field, value)).toBe(sentence);
  });

  it.each<[Field, unknown]>([
    ['companyName', 'Abc'],
    ['companyName', 'राम'],
    ['companyName', 'a'.repeat(120)],
    ['ownerName', 'Om '.repeat(1) + 'K'],
    ['panGst', 'A'.repeat(10)],
    ['panGst', 'A1'.repeat(7) + 'B'],
    ['panGst', 'AAAPZ 1234 C'],
    ['panGst', '22 AAAAA 0000 A 1 Z 5'],
    ['panGst', '\u202aAAAPZ‑1234‑C\u202c\n'],
    ['phone', '\u202a+91 98765 43210\u202c'],
    ['phone', '\u206898765 43210\u2069'],
    ['email', ' \u202aa@b.in\u202c'],
    ['email', 'a＠b.in'],
    ['productSelection', 'Construction'],
    ['productSelection', 'Freelancer'],
    ['email', `${'a'.repeat(64)}@b.in`],
    ['password', '      '],
    ['password', 'p'.repeat(200)],
    ['address', '0123456789'],
    ['phone', '0123456789'],
  ])('takes %s %j', (field, value) => {
    expect(problemAt(field, value)).toBeUndefined();
  });

  it.each<[Field, number]>([
    ['companyName', 121],
    ['ownerName', 121],
    ['address', 401],
    ['password', 201],
  ])('bounds %s below %i characters', (field, length) => {
    expect(problemAt(field, 'a'.repeat(length))).toContain('Please keep this within');
  });

  it.each(['role', '_id', 'verified', 'isSample', 'token'])('refuses the unknown key %s', (key) => {
    expect(Registration.safeParse({ ...good, [key]: 'x' }).success).toBe(false);
  });

  it('drops blanks around a name and none of a password', () => {
    const parsed = Registration.parse({ ...good, companyName: ' Abc ', password: ' 12345 ' });
    expect(parsed).toMatchObject({ companyName: 'Abc', password: ' 12345 ' });
  });

  it('judges in the form exactly as on the server', () => {
    expect(registrationFields.map(({ name }) => name)).toEqual(Object.keys(good));
    for (const { name, problem } of registrationFields) {
      expect(problem(good[name])).toBeNull();
      expect(problem('')).toBe(problemAt(name, ''));
    }
  });
});

describe('the progress', () => {
  it('is the share of the ten fields that hold anything, in whole per cent', () => {
    const values: Partial<Record<RegistrationFieldName, string>> = {};
    const seen = [registrationProgress(values)];
    for (const name of registrationFieldNames) {
      values[name] = 'x';
      seen.push(registrationProgress(values));
    }
    expect(seen).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(registrationProgress({ companyName: '  ' })).toBe(0);
  });
});

describe('a change of a profile', () => {
  it.each([
    [{ linkedIn: 'linkedin.com/in/abc' }, { linkedIn: 'https://linkedin.com/in/abc' }],
    [{ instagram: '' }, { instagram: null }],
    [{ description: '  ' }, { description: null }],
    [{ services: [{ name: ' Lawn ' }] }, { services: [{ name: 'Lawn', details: '' }] }],
    [{ openingHours: { mon: '10:00-19:30' } }, { openingHours: { mon: '10:00-19:30' } }],
    [{ openingHours: { fri: '18:00-02:00' } }, { openingHours: { fri: '18:00-02:00' } }],
    [
      { openingHours: { mon: '16:00-21:00,10:00 - 13:00' } },
      { openingHours: { mon: '10:00-13:00, 16:00-21:00' } },
    ],
    [{ openingHours: null }, { openingHours: null }],
    [
      { latitude: 28.6, longitude: 77.2 },
      { latitude: 28.6, longitude: 77.2 },
    ],
    [
      { latitude: null, longitude: null },
      { latitude: null, longitude: null },
    ],
  ])('%j is taken', (given, kept) => expect(VendorUpdate.parse(given)).toEqual(kept));

  it.each([
    {},
    { phone: '9876543210' },
    { website: 'https://example.in' },
    { password: 'secret1' },
    { email: 'a@b.in' },
    { panGst: 'AAAPZ1234C' },
    { _id: 'x' },
    { role: 'admin' },
    { isSample: true },
    { productSelection: 'Construction' },
    { ownerName: 'Om' },
    { companyName: '' },
    { address: 'short' },
    { instagram: 'https://instagram.com.evil.example/a' },
    { categories: ['nonsense'] },
    { categories: Array.from({ length: 7 }, () => 'venue') },
    { services: Array.from({ length: 21 }, () => ({ name: 'a' })) },
    { services: [{ name: '' }] },
    { services: [{ name: 'a', price: 1 }] },
    { openingHours: { mon: '10:00-10:00' } },
    { openingHours: { mon: '10:00-14:00, 13:59-18:00' } },
    { openingHours: { mon: '18:00-02:00, 20:00-21:00' } },
    { openingHours: { mon: '08:00-09:00, 10:00-11:00, 12:00-13:00, 14:00-15:00' } },
    { openingHours: { mon: '' } },
    { openingHours: { mon: '10:00-25:00' } },
    { openingHours: { someday: '10:00-19:00' } },
    { market: 'nowhere' },
    { region: 'Mumbai' },
    { latitude: 28.6 },
    { latitude: 28.6, longitude: null },
    { latitude: 19.07, longitude: 72.87 },
    { description: 'a'.repeat(3001) },
    { areasServed: Array.from({ length: 21 }, () => 'a') },
  ])('%j is refused', (given) => expect(VendorUpdate.safeParse(given).success).toBe(false));
});
