import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directoryQuery } from '#facts/directory-query.ts';
import { DirectoryQuery } from '#contract/directory-query.ts';
import { readDirectoryAddress, writeDirectoryAddress } from './directory-address.ts';

const read = (query: string) => readDirectoryAddress(new URLSearchParams(query));

describe('an address of the directory', () => {
  it('is read and written as it was', () => {
    const query =
      '?q=lehenga&category=fashion,gifts,Entertainment&area=Rajouri+Garden&market=rajouri-garden&region=Delhi&open=today&lat=28.6&lng=77.2&within=5&sort=near&page=2';
    expect(writeDirectoryAddress(read(query))).toBe(query);
  });

  it.each([
    ['q=', {}],
    ['q=%20%20', {}],
    ['q=%00', {}],
    ['q=dj%00naina&area=%00', { q: 'dj naina' }],
    [`q=${'x'.repeat(1001)}`, {}],
    [`q=${'x'.repeat(81)}`, { q: 'x'.repeat(81) }],
    [`q=${'x'.repeat(80)}`, { q: 'x'.repeat(80) }],
    ['category=__proto__', {}],
    ['category=toString', {}],
    ['category=dj,murder', {}],
    ['category=dj,dj', {}],
    ['category=dj,', {}],
    ['category=dj,Freelancer', { category: 'dj,Freelancer' }],
    ['region=delhi', {}],
    ['open=tomorrow', {}],
    ['page=0', {}],
    ['page=41', {}],
    ['page=1.5', {}],
    ['page=40', { page: '40' }],
    ['lat=28.6', {}],
    ['lat=28.6&lng=181', {}],
    ['lat=NaN&lng=77', {}],
    ['within=5&sort=near', {}],
    ['lat=28.6&lng=77.2&within=101', { lat: '28.6', lng: '77.2' }],
    ['unknown=1&q=dj', { q: 'dj' }],
    ['without=food:nonveg,area:Rajouri Garden', { without: 'food:nonveg,area:Rajouri Garden' }],
    ['without=nonveg', {}],
    ['without=food:nonveg,', {}],
    [`without=word:${'x'.repeat(116)}`, {}],
  ])('?%s asks for %o', (query, asked) => expect(read(query)).toEqual(asked));

  it('holds nothing that the search would refuse: its page would have none to show', () => {
    const field = fc.constantFrom(...directoryQuery);
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 90 }),
      fc.constantFrom('\0', '\u{FFFF}', 'dj\0', '28.6', '1,2,3,4', 'food:veg', 'word:X Y,colour:RED'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(field, value), { maxLength: 4 }), (asked) => {
        const address = readDirectoryAddress(new URLSearchParams(asked));
        expect(DirectoryQuery.safeParse(address).error).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  it('takes each choice of a form as one of several', () => {
    expect(read('with=food:veg&with=&with=food:jain')).toEqual({ with: 'food:veg,food:jain' });
    expect(read('with=food:veg&with=food:veg')).toEqual({});
  });

  it('does not name the first page', () => {
    expect(writeDirectoryAddress({ q: 'dj', page: '1' })).toBe('?q=dj');
    expect(writeDirectoryAddress({})).toBe('');
  });
});
