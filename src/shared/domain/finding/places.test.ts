import { describe, expect, it } from 'vitest';
import { kmBetween, mapSearchHref, showDistance } from './places.ts';

describe('distances', () => {
  it('agree with the great circle across Delhi-NCR within half a percent', () => {
    // Khan Market to Chandni Chowk, and Gurgaon to Noida: great-circle distances on a sphere of 6371 km.
    const khan = { latitude: 28.6003, longitude: 77.227 };
    const chandniChowk = { latitude: 28.6562, longitude: 77.2302 };
    expect(kmBetween(khan, chandniChowk)).toBeCloseTo(6.224, 1);
    expect(
      kmBetween({ latitude: 28.4595, longitude: 77.0266 }, { latitude: 28.5355, longitude: 77.391 }) / 36.6,
    ).toBeCloseTo(1, 2);
  });
  it('are nothing from a place to itself', () => {
    expect(kmBetween({ latitude: 28.6, longitude: 77.2 }, { latitude: 28.6, longitude: 77.2 })).toBe(0);
  });
  it.each([
    [0, '0 m'],
    [0.06, '50 m'],
    [0.949, '950 m'],
    [0.974, '950 m'],
    [0.976, '1.0 km'],
    [1, '1.0 km'],
    [9.94, '9.9 km'],
    [12.4, '12 km'],
  ])('%d km is said as %s', (km, words) => expect(showDistance(km)).toBe(words));
});

it('an address is one value of the query, whatever it holds', () => {
  const url = new URL(mapSearchHref('A-1 & 2, M Block? #3, दिल्ली'));
  expect(url.searchParams.get('query')).toBe('A-1 & 2, M Block? #3, दिल्ली');
  expect(url.origin).toBe('https://www.google.com');
});
