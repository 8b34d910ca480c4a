import { describe, expect, it } from 'vitest';
import { paths } from '#facts/paths.ts';
import { pageKey, redirectFor } from './page-address.ts';

describe('the key of a page', () => {
  it.each([
    ['/', '/'],
    ['/market', '/Market'],
    ['/MARKET?x=1', '/Market'],
    ['/%57EDDINGVENDORS', paths.weddingVendors],
    ['/terms%26condition', paths.terms],
    ['/blogs?utm_source=whatsapp', '/blogs'],
    ['/location?need=Venue&x=1', '/location?need=Venue'],
    ['/location?need=anything-else', '/location'],
    ['/blogs/a-post?x=1', '/blogs/a-post'],
  ])('of %s is %s', (url, key) => {
    expect(pageKey(url)).toBe(key);
  });

  it.each(['/blogs?q=roof', '/enquiry/some-secret', '/ENQUIRY/some-secret?x', '/%', `/${'a'.repeat(600)}`])(
    'of %s is none: it is made for one reader, or cannot exist',
    (url) => {
      expect(pageKey(url)).toBeNull();
    },
  );
});

describe('a redirect', () => {
  it.each([
    ['/contact/', '/contact'],
    ['/ConstructionBlogs?a=1', `${paths.constructionBlogs}?a=1`],
    ['/businessstartup', paths.businessStartup],
    ['///', '/'],
  ])('leads from %s to %s', (url, target) => {
    expect(redirectFor(url)).toBe(target);
  });

  it.each(['/', '/contact', '/blogs/x', '//evil.example/', '/\\evil.example/'])(
    'is not made for %s',
    (url) => {
      expect(redirectFor(url)).toBeNull();
    },
  );
});
