import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDirectoryAddress, writeDirectoryAddress, type DirectoryAddress } from './directory-address.ts';
import { categoryName } from '#domain/vendors/vendor-categories.ts';
import { canonicalDirectoryHref, directoryHref } from './directory-href.ts';

const read = (query: string) => readDirectoryAddress(new URLSearchParams(query));

describe('the address of a state', () => {
  it.each([
    ['', '/vendors'],
    ['category=catering', '/vendors/catering'],
    ['category=catering&area=Rajouri Garden', '/vendors/catering/rajouri-garden'],
    ['category=catering&page=2', '/vendors/catering?page=2'],
    ['category=catering&open=today', '/vendors?category=catering&open=today'],
    ['category=catering,dj', '/vendors?category=catering,dj'],
    ['category=Freelancer', '/vendors?category=Freelancer'],
    ['area=Saket', '/vendors?area=Saket'],
  ])('%s is %s', (query, href) => expect(directoryHref(read(query))).toBe(href));

  it('on the one page for all is the query', () => {
    const plain = (query: string) => directoryHref(read(query), { plain: true });
    expect(plain('category=catering&area=Saket')).toBe('/vendors?category=catering&area=Saket');
  });
});

describe('the address under which a state is listed', () => {
  it.each([
    ['', '/vendors'],
    ['page=2', '/vendors?page=2'],
    ['category=catering', '/vendors/catering'],
    ['category=catering&page=2', '/vendors/catering?page=2'],
    ['category=catering&area=Saket', '/vendors/catering/saket'],
    // Filters, orders and places narrow a list whose canonical address is the whole list.
    ['category=catering&area=Saket&with=food:jain&page=2', '/vendors/catering/saket'],
    ['category=catering&sort=price', '/vendors/catering'],
    ['category=catering&lat=28.6&lng=77.2', '/vendors/catering'],
    ['open=today&page=3', '/vendors'],
    ['area=Saket', '/vendors'],
    ['category=catering,dj&page=2', '/vendors'],
    // Search words are arbitrary text.
    ['category=catering&q=jain', '/vendors'],
  ])('of %s is %s', (query, href) => expect(canonicalDirectoryHref(read(query))).toBe(href));

  it('is its own, and carries nothing but a page', () => {
    const values: Record<string, readonly string[]> = {
      q: ['', 'dj'],
      category: ['', 'dj', 'dj,music', 'Freelancer'],
      area: ['', 'Saket', 'Sector 15'],
      open: ['', 'today'],
      with: ['', 'food:veg'],
      sort: ['', 'name', 'price'],
      page: ['', '1', '2'],
      guests: ['', '50'],
    };
    const states = fc.record(
      Object.fromEntries(Object.entries(values).map(([name, all]) => [name, fc.constantFrom(...all)])),
    );
    fc.assert(
      fc.property(states, (state) => {
        const canonical = canonicalDirectoryHref(read(new URLSearchParams(state).toString()));
        expect(canonical).toMatch(/^\/vendors(\/[a-z-]+(\/[a-z0-9-]+)?)?(\?page=\d+)?$/);
        const [path = '', query = ''] = canonical.split('?');
        const [, , category, slug] = path.split('/');
        const area = { saket: 'Saket', 'sector-15': 'Sector 15' }[slug ?? ''];
        const again: DirectoryAddress = {
          ...read(query),
          ...(category && { category }),
          ...(area && { area }),
        };
        expect(canonicalDirectoryHref(again)).toBe(canonical);
        expect(directoryHref(again)).toBe(canonical);
      }),
    );
    expect(writeDirectoryAddress({})).toBe('');
  });
});

it.each(['constructor', 'toString', '__proto__'])(
  '%s is no category, though every object has it',
  (category) => {
    expect(directoryHref({ category })).toBe(`/vendors?category=${category}`);
    expect(categoryName(category)).toBeNull();
  },
);
