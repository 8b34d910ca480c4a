import { describe, expect, it } from 'vitest';
import { isPageKeptOffline, isReplyKeptOffline } from './offline-rules.ts';

const at = (path: string) => new URL(path, 'https://site.test');

describe('pages kept for reading without a network', () => {
  it.each([
    '/',
    '/about',
    '/blogs',
    '/blogs/a-post',
    '/terms&condition',
    '/MARKET',
    '/market/khan-market',
    '/profile/1',
    '/hi',
    '/hi/about',
    '/hi/profile/1',
  ])('include %s', (path) => expect(isPageKeptOffline(at(path))).toBe(true));

  it.each([
    '/account',
    '/login',
    '/register',
    '/forgotpassword',
    '/editprofile/1',
    '/enquiry/secret',
    '/reset/secret',
    '/verify/secret',
    '/blogs?q=my+illness',
    '/api/docs',
    '/unknown',
    '/blogs/a/b',
    '/hi/account',
    '/hi/enquiry/secret',
    '/hi/blogs?q=x',
    '/hindi',
  ])('leave out %s', (path) => expect(isPageKeptOffline(at(path))).toBe(false));
});

describe('replies kept for reading without a network', () => {
  const nobody = new Headers();
  it.each([
    '/api/blog/blog',
    '/api/markets',
    '/api/markets/khan-market',
    '/api/vendor/entertainment/vendors',
    '/hi/api/markets',
  ])('include %s', (path) => expect(isReplyKeptOffline(at(path), nobody)).toBe(true));

  it.each([
    '/api/vendor/profile',
    '/api/vendor/0192f000-0000-7000-8000-000000000000',
    '/api/account',
    '/api/account/sessions',
    '/api/enquiries/secret',
    '/api/help?q=x',
    '/api/grievances/status',
    '/hi/api/account',
    '/hi/api/enquiries/secret',
  ])('leave out %s', (path) => expect(isReplyKeptOffline(at(path), nobody)).toBe(false));

  it('never include what somebody asked for with a token', () => {
    expect(isReplyKeptOffline(at('/api/blog/blog'), new Headers({ authorization: 'Bearer x' }))).toBe(false);
  });
});
