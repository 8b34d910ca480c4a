import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directoryQuery } from '#facts/directory-query.ts';
import { relaxable } from '#contract/directory.ts';
import { readDirectoryAddress, type DirectoryAddress } from '#domain/finding/directory-address.ts';
import { factTokenWords } from '#domain/vendors/vendor-facts.ts';
import { conditionsOf } from './directory-conditions.ts';
import { foundSentence } from './directory-sentence.ts';

const told = {
  marketName: (id: string) => (id === 'khan-market' ? 'Khan Market' : id),
  factName: (token: string) => factTokenWords(token).label,
};
type Found = Parameters<typeof foundSentence>[0];
const none: Found = { total: 0, capped: false, relaxed: [] };
const say = (
  found: Partial<typeof none> & { relaxed?: (typeof relaxable)[number][] },
  asked: DirectoryAddress,
) => foundSentence({ ...none, ...found }, { asked, ...told });

describe('the sentence over a list', () => {
  it.each<[Parameters<typeof say>[0], DirectoryAddress, string]>([
    [{ total: 8 }, { category: 'catering', area: 'Rajouri Garden' }, '8 caterers in Rajouri Garden'],
    [{ total: 1 }, { category: 'dj' }, '1 DJ'],
    [{ total: 960, capped: true }, {}, 'More than 960 vendors'],
    [{ total: 2 }, { market: 'khan-market', within: '5' }, '2 vendors in Khan Market within 5 km'],
    [
      { total: 3, relaxed: ['area'] },
      { category: 'catering', area: 'Rajouri Garden', on: '2026-11-29' },
      'No caterer in Rajouri Garden is open and not booked on Sunday, 29\u00a0November. Near it:',
    ],
    [
      { total: 3, relaxed: ['with', 'price'] },
      {
        category: 'venue',
        region: 'Noida',
        with: 'food:jain,setting:outdoor',
        guests: '1500',
        price: '2000',
      },
      'No venue (Jain, Outdoor) in Noida takes 1,500 guests and starts at ₹2,000 or less. These come closest:',
    ],
    [{}, { q: 'shehnai', open: 'today' }, 'No vendor is open today and matches “shehnai”.'],
    [{}, { category: 'catering,venue', area: 'Saket' }, 'No vendor in Saket is listed yet.'],
  ])('%j of %j: %s', (found, asked, sentence) => {
    expect(say(found, asked)).toBe(sentence);
  });

  it('is one sentence without holes, whatever is asked', () => {
    const samples = {
      q: 'dj',
      category: 'dj',
      area: 'Saket',
      market: 'khan-market',
      region: 'Delhi',
      open: 'today',
      on: '2026-12-01',
      guests: '50',
      price: '900',
      with: 'food:veg',
      without: 'food:nonveg,region:Noida,word:fish',
      within: '5',
      box: '28.1,77.1,28.2,77.2',
      lat: '28.6',
      lng: '77.2',
    };
    fc.assert(
      fc.property(fc.subarray(Object.keys(samples)), fc.subarray([...relaxable]), (names, relaxed) => {
        const asked = Object.fromEntries(names.map((name) => [name, samples[name as 'q']]));
        const sentence = say({ total: relaxed.length, relaxed }, asked);
        expect(sentence).not.toMatch(/undefined|null|NaN| {2}| \.|^\s|\s$/);
      }),
    );
  });
});

describe('the conditions of a list', () => {
  it('is taken away one by one, and the page with it', () => {
    const asked = {
      category: 'catering',
      area: 'Saket',
      with: 'food:jain,food:veg',
      page: '3',
      sort: 'price',
    };
    const taken = conditionsOf(asked, told).map(({ words, without }) => [words, without]);
    expect(taken).toEqual([
      ['Catering', { area: 'Saket', with: 'food:jain,food:veg', sort: 'price', category: undefined }],
      ['Saket', { category: 'catering', with: 'food:jain,food:veg', sort: 'price', area: undefined }],
      ['Jain', { category: 'catering', area: 'Saket', sort: 'price', with: 'food:veg' }],
      ['Vegetarian', { category: 'catering', area: 'Saket', sort: 'price', with: 'food:jain' }],
    ]);
  });

  it('a place takes the order and the distance with it', () => {
    const [near] = conditionsOf({ lat: '28.6', lng: '77.2', within: '5', sort: 'near' }, told);
    expect(near?.words).toBe('Near my place');
    expect(Object.values(near!.without).filter(Boolean)).toEqual([]);
  });

  it('has words for each, but for the order and the page', () => {
    const all = readDirectoryAddress(
      new URLSearchParams(
        'q=a&category=dj&area=Saket&market=khan-market&region=Delhi&open=today&on=2026-12-01&guests=5&price=9&with=food:veg&without=region:Noida&lat=28&lng=77&within=5&box=28,77,29,78&sort=near&page=2',
      ),
    );
    expect(Object.keys(all).toSorted()).toEqual([...directoryQuery].toSorted());
    const shown = conditionsOf(all, told).map(({ field }) => field);
    expect(directoryQuery.filter((name) => !shown.includes(name))).toEqual(['lng', 'sort', 'page']);
  });
});
