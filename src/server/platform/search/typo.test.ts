import { describe, expect, it } from 'vitest';
import { typoDistance } from './typo.ts';

describe('a typing error', () => {
  it.each([
    ['plumbre', 'plumber', 1],
    ['cateirng', 'catering', 1],
    ['gardn', 'garden', 1],
    ['phtographer', 'photographer', 1],
    ['fotographer', 'photographer', 2],
    ['amltas', 'amaltas', 1],
    ['rajoury', 'rajouri', 1],
    ['nazr', 'nazar', 1],
    ['aelctrician', 'electrician', null],
    ['lectrician', 'electrician', 1],
    ['dj', 'dj', 0],
  ])('%j of %j has %s wrong letters', (typed, meant, wrong) =>
    expect(typoDistance(typed, meant)).toBe(wrong),
  );

  it.each([
    ['horse', 'house'],
    ['horse', 'hours'],
    ['cake', 'make'],
    ['cake', 'cook'],
    ['pest', 'best'],
    ['tent', 'rent'],
    ['maid', 'mail'],
    ['gold', 'good'],
    ['control', 'contract'],
  ])('%j is not %j', (typed, other) => expect(typoDistance(typed, other)).toBeNull());
});
