import { expect, it } from 'vitest';
import { campaignIn, campaignMax, campaignName } from './campaign.ts';

it.each([
  ['?utm_campaign=Diwali%20Offer', 'diwali-offer'],
  ['?utm_source=instagram', 'instagram'],
  ['?utm_source=instagram&utm_campaign=shaadi_2026.12', 'shaadi_2026.12'],
  ['?utm_campaign=&utm_source=whatsapp', 'whatsapp'],
  ['?utm_campaign=%E0%A4%A6%E0%A4%BF%E0%A4%B5%E0%A4%BE%E0%A4%B2%E0%A5%80', 'दिवाली'],
  ['?utm_campaign=20261109', '20261109'],
  ['?gclid=abc', null],
  ['', null],
])('reads %j as %j', (search, name) => expect(campaignIn(search)).toBe(name));

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
