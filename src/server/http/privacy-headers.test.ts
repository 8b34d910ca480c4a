import { expect, it } from 'vitest';
import { pages, type Page } from '#facts/pages.ts';
import { privacyHeaders } from './privacy-headers.ts';

const of = (privacy: Page['privacy']) =>
  Object.entries<Page>(pages).filter(([, page]) => page.privacy === privacy && page.indexed !== false);

it('know pages of each kind', () => {
  expect(of('public').length).toBeGreaterThan(20);
  expect(of('private').length).toBeGreaterThan(3);
  expect(of('secret').length).toBeGreaterThan(3);
});

it.each(of('secret'))(
  '%s is kept nowhere and found by no search, and tells its address to nobody',
  (_, page) =>
    expect(privacyHeaders(page)).toEqual({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    }),
);

it.each(of('private'))('%s is kept nowhere and found by no search', (_, page) =>
  expect(privacyHeaders(page)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  }),
);

it.each(of('public'))('%s may be kept and found', (_, page) => expect(privacyHeaders(page)).toEqual({}));

it('an address that no page has counts as private', () =>
  expect(privacyHeaders(undefined)).toMatchObject({ 'cache-control': 'no-store' }));
