/** @postgres figures of long lists: counted by a job, and read from the kept ones */
import { beforeAll, expect, it } from 'vitest';
import { dayMs } from '#facts/time.ts';
import type { PriceGuide } from '#contract/price-guides.ts';
import type { VendorPlace } from '#contract/vendor-places.ts';
import { eq } from '#platform/db/drizzle.ts';
import { listFigures, vendors } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { storeVendors } from '#support/stored-vendors.ts';

let now = new Date('2026-11-30T06:00:00Z');
const site = setUpTestSite({ env: { SEED_DEMO: 'no' }, clock: () => now });

const vendor = (number: number, category: string, area: string) => ({
  companyName: `Vendor ${category} ${number}`,
  categories: [category],
  area,
  region: 'Delhi' as const,
  latitude: 28.5,
  longitude: 77.2,
  prices: [
    {
      category: category as 'catering',
      unit: 'plate-veg' as const,
      from: 400 + (number % 100),
      to: null,
      taxIncluded: false,
      asOf: '2026-11',
    },
  ],
});
const many = (count: number, category: string, area: string) =>
  Array.from({ length: count }, (_, number) => vendor(number, category, area));
const placeAt = async (path: string) => (await site.get(`/api/vendors/in/${path}`)).json<VendorPlace>();
type Pins = { pins: { _id: string }[]; capped: boolean };
const pinsOf = async (query: string) => (await site.get(`/api/vendors/pins?${query}`)).json<Pins>();
const countAt = async (path: string) => (await placeAt(path)).count;

beforeAll(() => storeVendors(site.db, many(93, 'catering', 'Saket')));

it('keeps nothing of vendors that the pages can show: a change is counted at once', async () => {
  await site.keepListFigures();
  expect(await site.db.$count(listFigures)).toBe(0);
  expect(await countAt('catering')).toBe(93);
  await storeVendors(site.db, [vendor(93, 'catering', 'Saket')]);
  expect(await placeAt('catering?area=saket')).toMatchObject({ count: 94, based: 94 });
  expect(await placeAt('catering')).not.toHaveProperty('atLeast');
});

it('keeps a long list for a day, rounded down, and counts short ones at once', async () => {
  await storeVendors(site.db, [...many(918, 'catering', 'Rohini'), ...many(12, 'dj', 'Saket')]);
  const whole = await placeAt('catering');
  expect(whole).toMatchObject({ count: 1012, price: { from: 400, to: 499, vendors: 1012 } });
  const guide = (await site.get('/api/prices/catering')).json<PriceGuide>();
  await site.keepListFigures();
  await storeVendors(site.db, [vendor(1000, 'catering', 'Saket'), vendor(13, 'dj', 'Saket')]);

  const kept = await placeAt('catering');
  expect(kept).toMatchObject({ count: 1000, atLeast: true, price: { from: 400, to: 499, vendors: 1000 } });
  expect(kept.areas).toEqual([
    { area: 'Rohini', count: 910, atLeast: true },
    { area: 'Saket', count: 94, atLeast: true },
  ]);
  expect(kept.categories).toEqual([{ category: 'dj', count: 12, atLeast: true }]);
  expect(kept.description).toContain('1,000+ caterers in Delhi-NCR, from ₹400 to ₹499');
  expect(kept.facts).toContainEqual({ name: 'Listed here', words: '1,000+ caterers' });
  expect((await site.get('/api/prices/catering')).json<PriceGuide>()).toEqual(guide);
  // Short lists of the same site.
  expect(await placeAt('catering?area=saket')).toMatchObject({ count: 95, based: 95 });
  expect(await countAt('dj')).toBe(13);
  // The whole city is as long as everywhere.
  expect(await placeAt('catering?area=delhi')).toMatchObject({ count: 1000, atLeast: true });
  expect((await site.get('/api/vendors/in/catering?area=nowhere')).status).toBe(404);
});

it('keeps who stands on the map of a long category, and never shows one that is hidden', async () => {
  const { pins, capped } = await pinsOf('category=catering');
  expect([pins.length, capped]).toEqual([500, true]);
  const [first, second] = pins;
  await site.db.update(vendors).set({ hiddenAt: now }).where(eq(vendors.id, first!._id));
  const later = await pinsOf('category=catering');
  expect([later.pins[0], later.capped]).toEqual([second, true]);
  expect((await pinsOf('category=catering&area=saket')).pins).toHaveLength(94);
  expect((await pinsOf('category=dj')).pins).toHaveLength(13);
  await site.db.update(vendors).set({ hiddenAt: null });
});

it('counts again when a day has passed, and forgets what has become short', async () => {
  await storeVendors(site.db, many(90, 'catering', 'Saket'));
  await site.keepListFigures();
  expect(await countAt('catering')).toBe(1000);
  now = new Date(now.getTime() + dayMs);
  await site.keepListFigures();
  expect(await countAt('catering')).toBe(1100);
  await site.db.delete(vendors).where(eq(vendors.area, 'Rohini'));
  expect(await countAt('catering')).toBe(1100);
  now = new Date(now.getTime() + dayMs);
  await site.keepListFigures();
  expect(await countAt('catering')).toBe(185);
});
