/** @file Odd replies to the desk's requests. */
import type { Page, Route } from '@playwright/test';

/** Invalid answers. */
export const odd: readonly Parameters<Route['fulfill']>[0][] = [
  { status: 200, contentType: 'text/html', body: '<h1>Sign in to the network</h1>' },
  { status: 200, contentType: 'application/json', body: 'null' },
  { status: 200, contentType: 'application/json', body: '{"enquiries":[{"refe' },
  { status: 204 },
  { status: 503, contentType: 'text/plain', body: 'away' },
];

/** Answers every read oddly, except the session. */
export const answerOddly = (page: Page, number: number) =>
  page.route('**/api/staff/**', (route) =>
    route.request().method() === 'GET' && !/\/api\/staff\/(session|live)(\?|$)/.test(route.request().url())
      ? route.fulfill(odd[number % odd.length])
      : route.continue(),
  );
