import { describe, expect, it } from 'vitest';
import { contentType } from '#contract/desk/content/content-types.ts';
import type { ContentValue } from '#contract/desk/content/fields.ts';
import { checkField } from './check-field.ts';
import { placeOf, pointWarning, pointWords, withTyped } from './point.ts';

const there = { lat: 28.65, lng: 77.19 };

describe('text typed into one of the two numbers', () => {
  it.each<[string, ContentValue, 'lat' | 'lng', string, ContentValue]>([
    ['a number', there, 'lat', '28.7', { lat: 28.7, lng: 77.19 }],
    ['the first of both', null, 'lng', '77', { lat: '', lng: 77 }],
    ['both, as a map program copies them', null, 'lng', ' 28.6139, 77.2090 ', { lat: 28.6139, lng: 77.209 }],
    ['both with a blank between', there, 'lat', '28.5 77.1', { lat: 28.5, lng: 77.1 }],
    ['no number yet', there, 'lat', '28.', { lat: '28.', lng: 77.19 }],
    ['words', there, 'lng', 'NaN', { lat: 28.65, lng: 'NaN' }],
    ['an exponent', there, 'lng', '1e400', { lat: 28.65, lng: '1e400' }],
    ['nothing', there, 'lat', '', { lat: '', lng: 77.19 }],
    ['nothing in either', { lat: '', lng: 77.19 }, 'lng', '', null],
  ])('%s', (_, value, part, typed, next) => expect(withTyped(value, part, typed)).toEqual(next));
});

describe('the place of a map', () => {
  it.each<[ContentValue]>([
    [null],
    [''],
    [[28, 77]],
    [{}],
    [{ lat: 28.6 }],
    [{ lat: null, lng: 77 }],
    [{ lat: '28.', lng: 77 }],
    [{ lat: Number.NaN, lng: 77 }],
    [{ lat: Number.POSITIVE_INFINITY, lng: 77 }],
    [{ lat: 90.1, lng: 77 }],
    [{ lat: 28, lng: -180.5 }],
  ])('is none of %j', (value) => expect(placeOf(value)).toBeNull());

  it('is read from both numbers, and said in words', () => {
    expect(placeOf(there)).toEqual({ latitude: 28.65, longitude: 77.19 });
    expect(pointWords({ latitude: 28.65, longitude: 77.19 })).toBe('28.65 north, 77.19 east');
    expect(pointWords({ latitude: -33.9, longitude: -70 })).toBe('33.9 south, 70 west');
  });

  it('outside India is pointed out, and numbers that changed places are named', () => {
    expect(pointWarning({ latitude: 28.65, longitude: 77.19 })).toBeNull();
    expect(pointWarning({ latitude: 77.19, longitude: 28.65 })).toMatch(/may have changed places/);
    expect(pointWarning({ latitude: 51.5, longitude: -0.1 })).toBe(
      'This is outside India. Please check both numbers.',
    );
  });
});

it.each<[ContentValue, string | null]>([
  [there, null],
  [null, null],
  [{ lat: '28.', lng: 77 }, 'Please enter both numbers, such as 28.651 and 77.19.'],
  [{ lat: 28 }, 'Please enter both numbers, such as 28.651 and 77.19.'],
  [{ lat: Number.NaN, lng: 77 }, 'Please enter both numbers, such as 28.651 and 77.19.'],
  ['28, 77', 'Please enter both numbers, such as 28.651 and 77.19.'],
  [{ lat: 91, lng: 77 }, 'Latitude lies between -90 and 90.'],
  [{ lat: 28, lng: 181 }, 'Longitude lies between -180 and 180.'],
])('the schema says of %j: %s', (value, sentence) =>
  expect(checkField(contentType('market'), 'place', value)).toBe(sentence),
);
