import { describe, expect, it } from 'vitest';
import { searchKey } from './search-key.ts';

describe('searchKey', () => {
  it.each([
    ['Café  Noir\n', 'cafe noir'],
    ['ÉCLAIR', 'eclair'],
    ['शादी की योजना', 'शादी की योजना'],
    ['Ａangan', 'aangan'],
    ['', ''],
  ])('%j becomes %j', (text, key) => {
    expect(searchKey(text)).toBe(key);
  });

  it('joins parts and leaves out what is missing', () => {
    expect(searchKey('Dhol', null, undefined, 'Tasha')).toBe('dhol tasha');
  });

  it('keeps the vowel signs that tell Hindi words apart', () => {
    expect(searchKey('कल')).not.toBe(searchKey('काल'));
  });

  it('is the same when made twice', () => {
    const key = searchKey('Ñandú ज़री İstanbul');
    expect(searchKey(key)).toBe(key);
  });
});
