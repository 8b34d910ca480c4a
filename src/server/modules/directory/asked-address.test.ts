import { describe, expect, it } from 'vitest';
import { DirectoryQuery } from '#contract/directory-query.ts';
import { addressOf, askedAddress } from './asked-address.ts';

describe('the conditions of a list', () => {
  it('is the address, where nothing was read out of the words', () => {
    expect(askedAddress({ q: 'lehenga', open: 'today' }, { words: [] })).toEqual({
      q: 'lehenga',
      open: 'today',
    });
    expect(askedAddress({ q: 'lehenga' }, { words: ['lehenga'] })).toEqual({ q: 'lehenga' });
  });

  it('names no work of a trade as a condition', () => {
    const understood = { category: ['catering' as const], own: ['biryani|biriyani'], words: [] };
    expect(askedAddress({ q: 'biryani' }, understood)).toEqual({ category: 'catering' });
  });

  it('is what was read, and the words that are left', () => {
    const read = {
      category: ['catering'],
      area: 'Rajouri Garden',
      on: '2026-11-29',
      guests: 300,
      words: ['jain'],
    } as const;
    expect(askedAddress({ q: 'x' }, { ...read, category: ['catering'], words: ['jain'] })).toEqual({
      q: 'jain',
      category: 'catering',
      area: 'Rajouri Garden',
      on: '2026-11-29',
      guests: '300',
    });
  });

  it('the conditions of the address stand over those read from words, and facts add up', () => {
    const understood = { category: ['dj' as const], area: 'Saket', with: ['food:jain'], words: [] };
    expect(askedAddress({ q: 'x', area: 'Dwarka', with: 'food:veg', page: '2' }, understood)).toEqual({
      category: 'dj',
      area: 'Dwarka',
      with: 'food:veg,food:jain',
      page: '2',
    });
  });

  it('is read back from a parsed query, whatever it says', () => {
    const address = {
      q: 'thali',
      category: 'catering,venue',
      area: 'Saket',
      guests: '300',
      with: 'food:jain,food:veg',
      box: '28.1,77.1,28.2,77.2',
      lat: '28.6',
      lng: '77.2',
      page: '2',
    };
    expect(addressOf(DirectoryQuery.parse(address))).toEqual(address);
    expect(addressOf(DirectoryQuery.parse({ open: 'today', page: '1' }))).toEqual({ open: 'today' });
  });
});
