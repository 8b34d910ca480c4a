import { expect, test } from 'vitest';
import { pageKeyOf } from './page-key.ts';

const twice = (url: string) => [pageKeyOf(url), pageKeyOf(url)];
const both = (key: string | null) => [key, key];

test('an address has the same key when it is asked for again', () => {
  expect(twice('/about')).toEqual(both('/about'));
  expect(twice('/ABOUT/')).toEqual(both('/about'));
  expect(twice('/hi/about?utm_source=mail')).toEqual(both('/hi/about'));
  expect(twice('/market/Khan-Market')).toEqual(both('/market/khan-market'));
  expect(twice('/vendors?q=Tents')).toEqual(both('search /vendors?q=Tents'));
  expect(twice('/api/blog/blog?x=1')).toEqual(both('/api/blog/blog'));
  expect(twice('/hi/api/blog/blog')).toEqual(both('/hi/api/blog/blog'));
  expect(twice('/api/DOCS')).toEqual(both('/api/docs'));
  expect(twice('/api/docs-of-another')).toEqual(both('/api/docs-of-another'));
});

test('a request that no cached page may answer has no key, the second time either, and a secret is in none', () => {
  expect(twice('/nothing-here')).toEqual(both(null));
  expect(twice('/market/%2e%2e')).toEqual(both(null));
  expect(twice('/enquiry/some-secret')).toEqual(both(null));
  expect(twice('/reset/some-secret')).toEqual(both('/reset/-'));
});

test('of several renderings each can come, however often the address was asked for', () => {
  const keys = new Set(Array.from({ length: 1000 }, () => pageKeyOf('/')));
  expect(keys.size).toBe(8);
});

test('an address too long to be remembered, and more of them than are remembered, have their keys', () => {
  const long = `/vendors?q=${'a'.repeat(70)}&nothing=${'b'.repeat(200)}`;
  expect(twice(long)).toEqual(both(`search /vendors?q=${'a'.repeat(70)}`));
  for (let at = 0; at < 2001; at++) expect(pageKeyOf(`/market/place-${at}`)).toBe(`/market/place-${at}`);
  expect(pageKeyOf('/market/place-0')).toBe('/market/place-0');
});
