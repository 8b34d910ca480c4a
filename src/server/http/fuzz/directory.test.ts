import { describe, expect, it } from 'vitest';
import { directoryQuery } from '#facts/directory-query.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

// Careless or malicious text in the search field or in its address.

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' } });

const words = [
  'x'.repeat(10_000),
  'शादी '.repeat(16),
  '\u202egnirac\u202c \u200f\u200e\u2067caterer\u2069',
  "'; drop table vendors; --",
  "' or 1=1 --",
  '%_\\%_\\',
  '(a+)+$',
  '.*.*.*.*.*.*.*',
  '[[[[[[[[',
  '\\',
  '😀'.repeat(40),
  '\u0000',
  '\ufeff\u200b\u00ad',
  'a b c d e f g h i j k l m n o p q r s t',
  '${jndi:ldap://x}',
  '& | ! <-> :*',
];
const odd = [
  ...words,
  '',
  ' ',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  'NaN',
  'null',
  '1970-01-01',
  '0000-00-00',
  '9999-12-31',
  '2026-02-30',
  '51.5',
  '-0',
  'food:jain,food:jain',
  'food:human',
  '__proto__',
  '91,0,92,1',
  '1,2,3',
];

const sound = async (query: string) => {
  const { status, text } = await site.get(`/api/vendors?${query}`);
  expect([200, 422], `${query.slice(0, 80)}: ${text.slice(0, 200)}`).toContain(status);
  if (status !== 200) expect((JSON.parse(text) as { message: string }).message).toMatch(/\w+/);
  return status;
};

describe('bad input is answered clearly and never breaks the search', () => {
  it.each(directoryQuery)('in %s', { timeout: 120_000 }, async (name) => {
    const statuses = new Set<number>();
    for (const value of odd) {
      const given = new URLSearchParams({ [name]: value });
      statuses.add(await sound(given.toString()));
      statuses.add(await sound(`${given.toString()}&category=catering&lat=28.6&lng=77.2`));
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 422)).toEqual([]);
  });

  it('said twice, or with a name that nobody knows', async () => {
    for (const name of directoryQuery) await sound(`${name}=1&${name}=2`);
    expect(await sound('unknown=1&__proto__=2&constructor=3')).toBe(200);
  });

  it.each([
    ['a day of the past', 'category=catering&on=2001-01-01'],
    ['a place in another city', 'lat=19.07&lng=72.87&within=5&category=catering'],
    ['a map of the sea', 'box=10,60,11,61&category=catering'],
    [
      'conditions that exclude each other',
      'category=catering&region=Noida&area=Saket&price=1&guests=20000&open=today',
    ],
  ])('%s shows the closest and says so', async (_, query) => {
    expect(await sound(query)).toBe(200);
    const { vendors, relaxed } = (await site.get(`/api/vendors?${query}`)).json<{
      vendors: unknown[];
      relaxed: string[];
    }>();
    expect(vendors.length).toBeGreaterThan(0);
    if (!query.includes('on=')) expect(relaxed.length).toBeGreaterThan(0);
  });
});
