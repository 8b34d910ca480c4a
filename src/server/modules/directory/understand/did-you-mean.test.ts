import { expect, it } from 'vitest';
import type { DirectoryPage } from '#contract/directory.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' }, clock: () => new Date('2026-11-22T06:00:00Z') });

const ask = async (q: string) =>
  (await site.get(`/api/vendors?q=${encodeURIComponent(q)}`)).json<DirectoryPage>();

it.each([
  ['cateirng', 'catering'],
  ['plumbre dwarka', 'plumber dwarka'],
  ['rajoury gardn caterer', 'rajouri garden caterer'],
  ['phtographer sunday', 'photographer sunday'],
  ['amltas', 'amaltas'],
])('%j was meant as %j', async (typed, meant) => expect((await ask(typed)).didYouMean).toBe(meant));

it.each([
  'caterer',
  'amaltas',
  'halwai khan market',
  'हलवाई',
  '110027',
  'zzxqwvk',
  '500 guests',
  'saket',
  '',
])('nothing else was meant by %j', async (typed) => expect((await ask(typed)).didYouMean).toBeNull());

it('lists what was understood', async () => {
  expect((await ask('halwai rajouri garden')).understood).toEqual({
    category: ['catering'],
    area: 'Rajouri Garden',
    words: [],
  });
});

it.each([
  '\u202ecaterer',
  '<script>',
  '((((((((a+)+)+)+$',
  '%%%%%',
  "' or 1=1 --",
  '\u200b\u200b',
  'क'.repeat(80),
])('answers %j', async (typed) =>
  expect((await site.get(`/api/vendors?q=${encodeURIComponent(typed)}`)).status).toBe(200),
);
