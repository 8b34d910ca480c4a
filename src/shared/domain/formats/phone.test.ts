import { describe, expect, it } from 'vitest';
import { e164, isMobile, normalisePhone, showPhone, telHref } from './phone.ts';

describe('a phone number', () => {
  it.each([
    '9876543210',
    ' 98765 43210 ',
    '+91 98765 43210',
    '+91-98765-43210',
    '0091 98765 43210',
    '919876543210',
    '09876543210',
    '(098765) 43210',
    '98765–43210',
    '९८७६५४३२१०',
    '＋91 9876543210',
    '\u202a+91 98765 43210\u202c',
    '\u2068+91 98765 43210\u2069',
    '\u200e9876543210',
    '98765\u200b43210',
    '+91 (0) 98765 43210',
    '98765,43210',
    '9_8_7_6_5_4_3_2_1_0',
    '৯৮৭৬৫৪৩২১০',
    '９８７６５４３２１０',
    '٩٨٧٦٥٤٣٢١٠',
  ])('pasted as "%s" is ten digits', (pasted) => expect(normalisePhone(pasted)).toBe('9876543210'));

  it.each(['98765', '98765432101', '+1 415 555 0123', 'ask Ravi', ''])(
    'that is none comes back: "%s"',
    (typed) => expect(normalisePhone(` ${typed} `)).toBe(typed),
  );

  it('is called, stored and shown as its country has it', () => {
    expect([e164('9876543210'), telHref('9876543210'), showPhone('9876543210')]).toEqual([
      '+919876543210',
      'tel:+919876543210',
      '+91 98765 43210',
    ]);
    expect([e164('112'), telHref('112'), showPhone('112')]).toEqual([null, 'tel:112', '112']);
  });

  it('may be a landline, which has no chat', () =>
    expect(['9876543210', '6000000000', '1145678901', '98765'].map(isMobile)).toEqual([
      true,
      true,
      false,
      false,
    ]));
});
