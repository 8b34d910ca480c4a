import { expect, it } from 'vitest';
import { failedPage } from './failed-page.ts';

it.each([
  ['GET', '/blogs/some-post?x=1', 500, '/blogs/:id'],
  ['GET', '/hi/vendors', 503, '/vendors'],
  ['GET', '/', 500, '/'],
  ['GET', '/vendors', 404, null],
  ['POST', '/contact', 500, null],
  ['GET', '/api/vendors', 500, null],
  ['GET', '/no-such-page', 500, null],
  // A private page has no name, lest an address with a secret be counted.
  ['GET', '/enquiry/secret', 500, null],
])('%s %s answered with %d is counted as %s', (method, url, statusCode, page) => {
  expect(failedPage({ method, url }, { statusCode })).toBe(page);
});
