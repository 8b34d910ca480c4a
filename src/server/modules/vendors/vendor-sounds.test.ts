import { expect, it } from 'vitest';
import { vendors } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { addMissingSounds } from './vendor-sounds.ts';

const site = setUpTestSite();

it('gives sounds to all who were stored without, once, and ends', async () => {
  const row = { companyName: 'X', ownerName: 'Y', address: 'Z', sortName: 'x' };
  const old = Array.from({ length: 401 }, (_, at) => ({ ...row, search: at === 0 ? '42' : `अमलतास ${at}` }));
  await site.db.insert(vendors).values([...old, { ...row, search: 'new', sounds: ['N'] }]);
  expect(await addMissingSounds(site.db)).toBe(401);
  expect(await addMissingSounds(site.db)).toBe(0);
  const sounds = (await site.db.select({ sounds: vendors.sounds }).from(vendors)).map((one) => one.sounds[0]);
  expect(new Set(sounds)).toEqual(new Set(['-', 'AMLTS', 'N']));
});
