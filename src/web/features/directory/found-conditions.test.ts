import { describe, expect, it } from 'vitest';
import { askedConditions } from './found-conditions.ts';

describe('what a list was asked for', () => {
  it('is the address, where nothing was read out of the words', () => {
    expect(askedConditions({ q: 'lehenga', open: 'today' }, { words: [] })).toEqual({
      q: 'lehenga',
      open: 'today',
    });
    expect(askedConditions({ q: 'lehenga' }, { words: ['lehenga'] })).toEqual({ q: 'lehenga' });
  });

  it('is what was read, and the words that are left', () => {
    const read = {
      category: ['catering'],
      area: 'Rajouri Garden',
      on: '2026-11-29',
      guests: 300,
      words: ['jain'],
    } as const;
    expect(askedConditions({ q: 'x' }, { ...read, category: ['catering'], words: ['jain'] })).toEqual({
      q: 'jain',
      category: 'catering',
      area: 'Rajouri Garden',
      on: '2026-11-29',
      guests: '300',
    });
  });

  it('what the address names stands over what was read, and facts add up', () => {
    const understood = { category: ['dj' as const], area: 'Saket', with: ['food:jain'], words: [] };
    expect(askedConditions({ q: 'x', area: 'Dwarka', with: 'food:veg', page: '2' }, understood)).toEqual({
      category: 'dj',
      area: 'Dwarka',
      with: 'food:veg,food:jain',
      page: '2',
    });
  });
});
