import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskContacts } from './mask-contacts.ts';

it.each([
  ['Call Kavita on +91 98123 00077', 'Call ••• on •••'],
  ['98-12-30-00-77', '•••'],
  ['९८१२३०००७७', '•••'],
  ['kavita@family.example, please', '••• please'],
])('%s becomes %s', (text, masked) => expect(maskContacts(text, 'Kavita')).toBe(masked));

it('leaves a day of the calendar as it is, and no number that only looks like one', () => {
  expect(maskContacts('2027-02-14', null)).toBe('2027-02-14');
  expect(maskContacts('On 2027-02-14, for 250', null)).toBe('On 2027-02-14, for 250');
  for (const number of ['9812-30-0077', '2027-13-45', '2027-02-14 9812300077', '+2027-02-14'])
    expect(maskContacts(number, null)).toBe('•••');
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
