import { expect, it } from 'vitest';
import type { DirectoryPage } from '#contract/directory.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

/** Sunday, 22 November 2026, 11:30 in Delhi. */
const site = setUpTestSite({ clock: () => new Date('2026-11-22T06:00:00Z') });
const sentence = async (query: Record<string, string>, lang?: string) =>
  (
    await site.get(
      `/api/vendors?${new URLSearchParams(query).toString()}`,
      lang ? { 'accept-language': lang } : undefined,
    )
  ).json<DirectoryPage>().sentence;

it.each([
  [{ q: 'dj 31 february' }, '“31 february” is not a day, so we left it out. No DJ is listed yet.'],
  [
    { q: 'dj 14 feb 2020' },
    '“14 feb 2020” has passed, so we looked for 14\u00a0February 2027. No DJ is open and not booked on Sunday, 14\u00a0February.',
  ],
  [{ q: 'venue -50 guests' }, 'We read -50 as 50. No venue takes 50 guests.'],
  [
    { on: '2026-11-21' },
    '21\u00a0November 2026 has passed. No vendor is open and not booked on Saturday, 21\u00a0November.',
  ],
  [{ on: '2026-11-22' }, 'No vendor is open and not booked on Sunday, 22\u00a0November.'],
])('%j is answered: %s', async (query, expected) =>
  expect(await sentence(query as Record<string, string>)).toBe(expected),
);
