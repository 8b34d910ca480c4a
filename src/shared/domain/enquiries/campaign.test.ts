import { expect, it } from 'vitest';
import { campaignMax, campaignName } from './campaign.ts';

it.each([
  ['Diwali Offer', 'diwali-offer'],
  ['instagram', 'instagram'],
  ['shaadi_2026.12', 'shaadi_2026.12'],
  ['दिवाली', 'दिवाली'],
  ['20261109', '20261109'],
])('spells %j as %j', (typed, name) => expect(campaignName(typed)).toBe(name));

it.each([
  '9876500001',
  'asha@example.com',
  'call-9876500001',
  '<b>',
  'a/b',
  '-',
  ' ',
  'x'.repeat(campaignMax + 1),
  '+91',
])('takes %j for no name', (typed) => expect(campaignName(typed)).toBeNull());

it('keeps the longest name, and its own spelling', () => {
  const longest = 'x'.repeat(campaignMax);
  expect(campaignName(longest)).toBe(longest);
  expect(campaignName(campaignName(' Diwali  Offer ')!)).toBe('diwali-offer');
});
