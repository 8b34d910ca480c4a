import { describe, expect, it } from 'vitest';
import { isPlainName, signalsOf } from './signals-of.ts';

const vendor = { companyName: 'Amaltas Farm', categories: ['venue'], facts: {}, prices: [] };

describe('a name', () => {
  it.each([
    ['AAA Best Caterer DJ Photographer', true],
    ['!!! Sharma Tents', true],
    ['Aaa Events', true],
    ['A1 Tent House', false],
    ['Caterer DJ Photographer Plumber', true],
    ['No. 1 Halwai', true],
    ['Rivaaz Banquets', false],
    ['Dilli Dawat Caterers', false],
    ['Sharma Tent House and Caterers', false],
    ['100% Cotton House', false],
    ['Écru Tents', false],
    ['अमलतास फार्म', false],
  ])('“%s” is a signal: %s', (companyName, is) =>
    expect(signalsOf({ ...vendor, companyName }, new Map()).includes('name')).toBe(is),
  );

  it.each([
    ['Caterer Noida', true],
    ['Biryani Caterers Delhi', true],
    ['Best Photographers', true],
    ['Dilli Dawat Caterers', false],
    ['Rivaaz Banquets', false],
  ])('“%s” says only what and where: %s', (name, is) => expect(isPlainName(name)).toBe(is));
});

it('more than three categories, every choice and a price far below are signals', () => {
  expect(signalsOf({ ...vendor, categories: ['venue', 'dj', 'music'] }, new Map())).toEqual([]);
  expect(signalsOf({ ...vendor, categories: ['venue', 'dj', 'music', 'gifts'] }, new Map())).toEqual([
    'categories',
  ]);
  const price = {
    category: 'venue',
    unit: 'plate-veg',
    to: null,
    taxIncluded: false,
    asOf: '2026-11',
  } as const;
  const medians = new Map([['venue plate-veg', 900]]);
  expect(signalsOf({ ...vendor, prices: [{ ...price, from: 300 }] }, medians)).toEqual([]);
  expect(signalsOf({ ...vendor, prices: [{ ...price, from: 299 }] }, medians)).toEqual(['price']);
});
