import { shortPath } from '#facts/vendor-paths.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  proposedShortNames,
  shortNameAt,
  shortNameForm,
  shortNameLimits,
  shortNameProblem,
} from './short-name.ts';

it.each([
  ['Rohit Kapoor Photography', 'rohit-kapoor-photography'],
  ['  ROHIT--Kapoor_', 'rohit-kapoor'],
  ['https://aangan.example/v/Rohit-Kapoor?utm_source=x', 'rohit-kapoor'],
  ['aangan.example/hi/v/rohit-kapoor/', 'rohit-kapoor'],
  ['Café Déjà Vu', 'cafe-deja-vu'],
  ["Mehra's & Sons", 'mehras-sons'],
])('reads %s as %s', (typed, name) => expect(shortNameForm(typed)).toBe(name));

const { min, max } = shortNameLimits;
it.each([
  ['a'.repeat(min), true],
  ['a'.repeat(min - 1), false],
  ['a'.repeat(max), true],
  ['a'.repeat(max + 1), false],
  ['1234', false],
  ['1234a', true],
  ['catering', false],
  ['catering-by-asha', true],
  ['-asha', false],
  ['asha--mehra', false],
  ['asha.mehra', false],
  ['आशा-स्टूडियो', false],
  ['', false],
])('says whether %s may be chosen: %s', (name, may) => expect(shortNameProblem(name) === null).toBe(may));

it.each([
  ['/v/rohit-kapoor', 'rohit-kapoor'],
  ['/V/Rohit-Kapoor', 'rohit-kapoor'],
  ['/v/rohit%2Dkapoor', 'rohit-kapoor'],
  ['/%76/rohit-kapoor', 'rohit-kapoor'],
  ['/v/a%2Fb', null],
  ['/v/%E0%A4%A', null],
  ['/v/', null],
  ['/v/a/b', null],
  ['/v/a%00', null],
  ['/v/a..b', null],
  ['/v', null],
  ['/vendors', null],
  ['/x/v/rohit', null],
])('finds the name in %s: %s', (path, name) => expect(shortNameAt(path)).toBe(name));

it('proposes the plainest first, and a trade and place for a name in another script', () => {
  const of = (companyName: string, area: string | null = null, category: string | null = null) =>
    proposedShortNames({ companyName, area, category });
  expect(of('Rohit Kapoor Photography', 'Dwarka').slice(0, 3)).toEqual([
    'rohit-kapoor-photography',
    'rohit-kapoor-photography-dwarka',
    'rohit-kapoor-photography-2',
  ]);
  expect(of('शुभ विवाह', 'Rajouri Garden', 'photography')[0]).toBe('photography-rajouri-garden');
  expect(of('शुभ विवाह')).toEqual([]);
  expect(of('Catering', 'Dwarka')[0]).toBe('catering-dwarka');
});

it('reads its own form again, and proposes nothing that could not be chosen', () => {
  const text = fc.string({ unit: 'binary', maxLength: 90 });
  fc.assert(
    fc.property(text, fc.option(text), fc.option(text), (companyName, area, category) => {
      const form = shortNameForm(companyName);
      expect(shortNameForm(form)).toBe(form);
      for (const name of proposedShortNames({ companyName, area, category })) {
        expect(shortNameProblem(name)).toBeNull();
        expect(name.length).toBeLessThanOrEqual(max);
        expect(shortNameAt(shortPath(name))).toBe(name);
        expect(shortNameForm(`https://site.test${shortPath(name)}`)).toBe(name);
      }
    }),
  );
});
