import { describe, expect, it } from 'vitest';
import { slugOf, vendorsPath } from './vendor-addresses.ts';
import { vendorCategoryNames, vendorKinds } from './vendor-categories.ts';

describe('the address of a list of vendors', () => {
  it.each([
    ['Rajouri Garden', 'rajouri-garden'],
    ['Greater Kailash-1', 'greater-kailash-1'],
    ['Sector 62', 'sector-62'],
    ['NIT', 'nit'],
    ['  St. Stephen’s  ', 'st-stephens'],
    ['Café Colony', 'cafe-colony'],
    ['राजौरी गार्डन', 'राजौरी-गार्डन'],
    ['../../etc', 'etc'],
    ['%2f?#', '2f'],
    ['—', ''],
  ])('%j is %j', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('is a category, and an area below it', () => {
    expect(vendorsPath('catering')).toBe('/vendors/catering');
    expect(vendorsPath('catering', 'Rajouri Garden')).toBe('/vendors/catering/rajouri-garden');
    expect(vendorsPath('car-rentals', '—')).toBe('/vendors/car-rentals');
    expect(vendorsPath('dj', 'राज')).toBe(`/vendors/dj/${encodeURIComponent('राज')}`);
  });

  it('tells each category by its own key', () => {
    for (const name of vendorCategoryNames) expect(slugOf(name)).toBe(name);
    expect(new Set(vendorKinds.map((kind) => vendorsPath(kind))).size).toBe(vendorKinds.length);
  });
});
