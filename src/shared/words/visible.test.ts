import fc from 'fast-check';
import { expect, it } from 'vitest';
import { visible } from './visible.ts';

it.each([
  ['a number from contacts', '\u202a+91 98765 43210\u202c', '+91 98765 43210'],
  ['one from a messenger', '\u2068+91 98765 43210\u2069', '+91 98765 43210'],
  ['a mark of direction', '\u200e9876543210', '9876543210'],
  ['a space without width', 'Ka\u200bvita', 'Kavita'],
  ['a joiner between letters of no such script', 'Ka\u200dvi\u200cta', 'Kavita'],
  ['a joiner at the end of a Hindi word', 'कविता\u200c', 'कविता'],
  ['a byte order mark', '\ufeffKavita', 'Kavita'],
  ['a soft hyphen', 'Ka\u00advita', 'Kavita'],
  ['fillers that are letters', '\u3164\uffa0\u115f', ''],
  ['signs of a tag behind no flag', 'Kavita\u{e0041}', 'Kavita'],
  ['a sign for emoji behind a letter', 'Kavita\ufe0f', 'Kavita'],
  ['a control that nothing shows', 'Kavita\u0090', 'Kavita'],
  ['an accent of its own', 'Re\u0301my', 'R\u00e9my'],
  ['an accent apart from its letter', 'Re\u200b\u0301my', 'R\u00e9my'],
  ['the end of a line in an office program', 'a\u000bb\u2028c', 'a\nb\nc'],
  ['Braille without a dot', '\u2800', ' '],
])('%s is read as it looks', (_, typed, seen) => expect(visible(typed)).toBe(seen));

it.each([
  ['a family', '👩‍👩‍👧‍👦'],
  ['a bride', '👰🏽‍♀️'],
  ['a heart in colour', '❤️'],
  ['a flag', '🇮🇳'],
  ['the flag of a region', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['a keycap', '1️⃣'],
  ['a half letter', 'क्\u200dया'],
  ['letters that stay apart', 'क्\u200cषण'],
  ['a gap in Persian', 'می\u200cخواهم'],
  ['lines', 'a\r\n\tb'],
])('%s stays as it is', (_, typed) => expect(visible(typed)).toBe(typed));

it('changes nothing that it has read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = visible(text);
      expect(visible(once)).toBe(once);
    }),
    { numRuns: 500 },
  );
});
