import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinExclusions, readExclusions, writeExclusions } from './exclusions.ts';

describe('exclusions in an address', () => {
  it('are read and written as they were, each once, in one order', () => {
    const all = 'food:nonveg,category:dj,word:plastic,region:Noida,area:Rajouri Garden,market:khan-market';
    expect(writeExclusions(readExclusions(all))).toBe(all);
    expect(writeExclusions(readExclusions('region:Noida,food:nonveg,food:nonveg'))).toBe(
      'food:nonveg,region:Noida',
    );
  });

  it('leave out what is unknown, empty or long', () => {
    for (const text of [
      '',
      ',',
      'food:poison',
      'region:Pune',
      'category:',
      'colour:red',
      `word:${'x'.repeat(61)}`,
    ])
      expect(readExclusions(text)).toBeUndefined();
  });

  it('are of both where they are joined', () => {
    expect(
      joinExclusions({ with: ['food:veg'] }, undefined, { with: ['food:jain'], area: ['Saket'] }),
    ).toEqual({
      with: ['food:veg', 'food:jain'],
      area: ['Saket'],
    });
    expect(joinExclusions(undefined, {})).toBeUndefined();
  });

  it('fit an address, whatever is excluded', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 60 }), { maxLength: 30 }), (words) => {
        const written = writeExclusions({ words });
        expect(written.length).toBeLessThanOrEqual(120);
        expect(written.split(',').length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
