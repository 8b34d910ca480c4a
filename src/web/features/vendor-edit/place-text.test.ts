import { expect, it } from 'vitest';
import { readPlace, showPlace } from './place-text.ts';

it.each([
  ['28.5496, 77.2346', { latitude: 28.5496, longitude: 77.2346 }],
  [' 28.5496 77.2346 ', { latitude: 28.5496, longitude: 77.2346 }],
  ['28;77', { latitude: 28, longitude: 77 }],
  ['-28.5,-77.25', { latitude: -28.5, longitude: -77.25 }],
  ['28.5496', null],
  ['', null],
  ['Karol Bagh', null],
  ['28.5, 77.2, 3', null],
  ['1e9, 2', null],
])('%j reads as %o', (text, place) => expect(readPlace(text)).toEqual(place));

it('reads what it shows', () => {
  const place = { latitude: 28.54961, longitude: 77.2 };
  expect(readPlace(showPlace(place))).toEqual(place);
});
