import { expect, it } from 'vitest';
import type { Suggestion } from '#contract/suggestions.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' } });

const ask = async (q: string) =>
  (await site.get(`/api/vendors/suggest?q=${encodeURIComponent(q)}`)).json<Suggestion[]>();

it.each([
  ['caterer in rajouri garden', 'Catering in Rajouri Garden', '/vendors/catering/rajouri-garden'],
  ['cater', 'Catering', '/vendors/catering'],
  ['halwai gurugram', 'Catering in Gurgaon', '/vendors/catering/gurgaon'],
  ['हलवाई', 'Catering', '/vendors/catering'],
  ['plumber dwark', 'Plumbing in Dwarka', '/vendors/plumbing/dwarka'],
  ['rajouri garden', 'All vendors in Rajouri Garden', '/vendors?area=Rajouri+Garden'],
  ['khan market', 'Khan Market', '/khanmkt'],
  ['monsoon roof', expect.stringContaining('onsoon') as string, '/blogs/monsoon-proofing-a-delhi-roof'],
])('%j offers %j', async (typed, title, href) => {
  expect(await ask(typed)).toContainEqual(expect.objectContaining({ title, href }));
});

it.each([
  ['amalt', 'Amaltas Farm'],
  ['nazar st', 'Nazar Studio'],
  ['KESAR', 'Kesar Tents'],
  ['bhaat', 'Maachh Bhaat Kitchen'],
])('%j offers the vendor %s', async (typed, title) => {
  expect((await ask(typed)).find((one) => one.title === title)).toMatchObject({
    kind: 'vendor',
    href: expect.stringMatching(/^\/profile\//) as string,
  });
});

it.each(['', ' ', 'a', '%', '_', '\\', "' or 1=1 --", '\u202e', '😀', 'क'.repeat(80), 'a '.repeat(40)])(
  'answers %j with at most eight rows',
  async (typed) => expect((await ask(typed)).length).toBeLessThanOrEqual(8),
);

it('refuses more than a search', async () => {
  expect((await site.get(`/api/vendors/suggest?q=${'x'.repeat(10_000)}`)).status).toBe(422);
});
