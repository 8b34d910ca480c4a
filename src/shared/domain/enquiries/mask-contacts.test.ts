import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsContacts, maskContacts } from './mask-contacts.ts';

it.each([
  ['Call Kavita on +91 98123 00077', 'Call ••• on •••'],
  ['98-12-30-00-77', '•••'],
  ['९८१२३०००७७', '•••'],
  ['kavita@family.example, please', '••• please'],
  ['Mine: 98765,43210.', 'Mine: •••.'],
  ['98765_43210', '•••'],
  ['98765:43210', '•••'],
  ['98765\u200b43210', '•••'],
  ['98765📞43210', '•••'],
  ['9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣', '•••\ufe0f\u20e3'],
  ['⑨⑧⑦⑥⑤④③②①⓪', '•••'],
  ['９８７６５４３２１０', '•••'],
  ['𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎', '•••'],
  ['kavita＠family．example', '•••'],
  ['kavita @ family.example', '•••'],
  ['k\u200bavita@family.example', '•••'],
  ['Ka\u00advita asks', '••• asks'],
  ['9876543210@upi and 9876543210', '••• and •••'],
])('%s becomes %s', (text, masked) => expect(maskContacts(text, 'Kavita')).toBe(masked));

it('leaves a day of the calendar as it is, and no number that only looks like one', () => {
  expect(maskContacts('2027-02-14', null)).toBe('2027-02-14');
  expect(maskContacts('On 2027-02-14, for 250', null)).toBe('On 2027-02-14, for 250');
  for (const number of ['9812-30-0077', '2027-13-45', '2027-02-14 9812300077', '+2027-02-14'])
    expect(maskContacts(number, null)).toBe('•••');
});

it.each([
  'On 14/02/2027, 250 guests',
  '2027-02-14, 10:30 - 11:30',
  'From 10:30-11:30, 14-02-2027',
  '₹1,50,00,000 in all',
  'Rs. 12,50,00,000, no more',
  '₹50,000 - ₹75,000 a day',
])('leaves days, times and amounts: %s', (text) => expect(maskContacts(text, null)).toBe(text));

it.each(['98,76,54,32,10', '9,87,65,43,210', '14/02/2027 98765', '99/02/2027', '10:30 98765 43'])(
  'takes no number for one of these: %s',
  (text) => expect(maskContacts(text, null)).toBe('•••'),
);

it('knows whether there is something to hide', () => {
  expect(holdsContacts('Call 98765,43210')).toBe(true);
  expect(holdsContacts('Lovely on 14/02/2027, 250 guests')).toBe(false);
});

/** The digits of every script, from nought to nine. */
const scripts = Array.from({ length: 0x1_fc00 }, (_, at) => at)
  .filter(
    (at) => /\p{Nd}/u.test(String.fromCodePoint(at)) && !/\p{Nd}/u.test(String.fromCodePoint(at - 1 || 1)),
  )
  .map((zero) => Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit)));

it('leaves no phone number, in the digits of any scripts and with anything between them', () => {
  expect(scripts.length).toBeGreaterThan(60);
  const between = fc.stringMatching(/^[^\p{L}\p{N}\p{Sc}\p{M}]{0,3}$/u).map((text) => text.toWellFormed());
  fc.assert(
    fc.property(
      fc.stringMatching(/^[6-9]\d{9}$/),
      fc.array(fc.tuple(fc.constantFrom(...scripts), between), { minLength: 10, maxLength: 10 }),
      (number, signs) => {
        const typed = signs
          .map(([digits, gap], at) => (at ? gap : '') + digits[Number(number[at])]!)
          .join('');
        expect(maskContacts(`Mine: ${typed}`, null)).not.toMatch(/(?:\p{Nd}[^\p{Nd}]*){4}/u);
      },
    ),
    { numRuns: 500 },
  );
});

it('leaves no number of a phone, however it is grouped', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[6-9]\d{9}$/),
      fc.array(fc.constantFrom('', ' ', '-', '.', ' - ', '/'), { minLength: 9, maxLength: 9 }),
      (number, gaps) => {
        const typed = number
          .split('')
          .map((digit, at) => digit + (gaps[at] ?? ''))
          .join('');
        expect(maskContacts(`Mine: ${typed}!`, null)).toBe('Mine: •••!');
      },
    ),
  );
});
