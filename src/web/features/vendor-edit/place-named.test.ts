import { expect, it } from 'vitest';
import { likelyPlace, placeNamed, placeNames } from './place-named.ts';

it.each([
  ['karol bagh', 'Karol Bagh'],
  [' CP ', 'Connaught Place'],
  ['110005', 'Karol Bagh'],
])('%j is the middle of %s', (words, name) => expect(placeNamed(words)?.name).toBe(name));

it.each(['', '999999', 'Bandra', '11000'])('%j names no place of Delhi-NCR', (words) =>
  expect(placeNamed(words)).toBeNull(),
);

it('begins with the market, then the part of town, then the PIN code of the address', () => {
  const address = 'Shop 4, Gali 2, New Delhi 110005';
  const none = { market: null, area: null, address: null };
  expect(likelyPlace({ market: 'khan-market', area: 'Karol Bagh', address })?.latitude).toBeCloseTo(28.6, 1);
  expect(likelyPlace({ ...none, area: 'Dwarka', address })?.name).toBe('Dwarka');
  expect(likelyPlace({ ...none, address })?.name).toBe('Karol Bagh');
  expect(likelyPlace(none)).toBeNull();
});

it('offers each name once', () => expect(new Set(placeNames).size).toBe(placeNames.length));
