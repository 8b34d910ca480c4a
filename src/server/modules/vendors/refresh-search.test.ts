import { eq } from '#platform/db/drizzle.ts';
import { expect, it } from 'vitest';
import { vendors } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { refreshSearch } from './refresh-search.ts';
import { searchVersion } from './vendor-search.ts';

const site = setUpTestSite();

it('derives the columns of all that another release stored, once, and ends', async () => {
  const row = {
    companyName: 'अमलतास',
    ownerName: 'Y',
    address: 'Z',
    sortName: '',
    search: '',
    area: 'Saket',
  };
  const [one, changed] = [{ ...row }, { ...row, searchVersion: 'older', places: ['at:nowhere'] }];
  await site.db
    .insert(vendors)
    .values([...Array.from({ length: 400 }, () => one), changed, { ...row, searchVersion, sortName: 'new' }]);
  expect(await refreshSearch(site.db)).toBe(401);
  expect(await refreshSearch(site.db)).toBe(0);
  const stored = await site.db.select().from(vendors);
  const derived = stored.filter(({ sortName }) => sortName !== 'new');
  expect(derived).toHaveLength(401);
  for (const { places, sounds, search } of derived)
    expect([places, sounds[0], search]).toEqual([
      ['at:saket', 'at:south-delhi', 'at:delhi', 'at:ncr'],
      'AMLTS',
      'अमलतास y z saket',
    ]);
});

it('leaves the day of a vendor’s last change', async () => {
  const updatedAt = new Date('2026-01-02T03:04:05Z');
  const row = { companyName: 'X', ownerName: 'Y', address: 'Z', sortName: 'x', search: 'x', updatedAt };
  const [{ id } = { id: '' }] = await site.db.insert(vendors).values(row).returning({ id: vendors.id });
  await refreshSearch(site.db);
  expect((await site.db.select().from(vendors).where(eq(vendors.id, id)))[0]?.updatedAt).toEqual(updatedAt);
});
