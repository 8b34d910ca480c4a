import { beforeAll, describe, expect, it } from 'vitest';
import type { PriceCue } from '#domain/vendors/vendor-facts.ts';
import type { ComparedVendor } from '#contract/vendors.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { storeVendors } from '#support/stored-vendors.ts';
import { registerVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite();

const compared = (ids: string) => site.get(`/api/vendors/some?ids=${ids}`);

it('answers with the vendors in the order of the question, without those who are not there', async () => {
  const [one, two] = [
    await registerVendor(site, { companyName: 'Amaltas' }),
    await registerVendor(site, { companyName: 'Banyan' }),
  ];
  const reply = await compared([two.id, newId(), one.id].join(','));
  expect(reply.json<ComparedVendor[]>().map(({ companyName }) => companyName)).toEqual(['Banyan', 'Amaltas']);
});

it.each(['', 'nonsense', ','.repeat(50)])('bears %j', async (ids) => {
  expect([200, 422]).toContain((await compared(ids)).status);
});

describe('a comparison', () => {
  const cue = { unit: 'plate-veg', to: null, taxIncluded: true, asOf: '2026-11' } as const;
  const ofHall: PriceCue = { ...cue, category: 'venue', from: 1150 };
  const ofKitchen: PriceCue = { ...cue, category: 'catering', from: 750 };
  const facts = { capacity: { from: 80, to: 350 }, rooms: 8 };
  const [hall, other, kitchen, dj] = [newId(), newId(), newId(), newId()];
  beforeAll(() =>
    storeVendors(site.db, [
      {
        id: hall,
        companyName: 'Hall',
        categories: ['venue', 'catering'],
        facts,
        prices: [ofHall, ofKitchen],
      },
      { id: other, companyName: 'Other', categories: ['catering', 'venue'], prices: [ofHall, ofKitchen] },
      {
        id: kitchen,
        companyName: 'Kitchen',
        categories: ['catering'],
        prices: [{ ...ofKitchen, from: 900 }],
      },
      {
        id: dj,
        companyName: 'DJ',
        categories: ['dj'],
        prices: [{ ...ofHall, category: 'dj', unit: 'event' }],
      },
    ]),
  );
  const seen = async (ids: string[], category?: string) => {
    const reply = await compared(ids.join(',') + (category ? `&category=${category}` : ''));
    return reply.json<ComparedVendor[]>();
  };
  const prices = async (ids: string[], category?: string) =>
    (await seen(ids, category)).map(({ priceLines }) => priceLines.join('; '));
  const alone = [
    'from ₹750 a plate (veg), tax included, Nov 2026',
    'from ₹900 a plate (veg), tax included, Nov 2026',
  ];
  const both = 'from ₹1,150 a plate (veg), tax included, Nov 2026';

  it('is of the trades that all have, of those asked for where these are among them', async () => {
    expect(await prices([hall, kitchen])).toEqual(alone);
    expect(await prices([hall, kitchen], 'catering')).toEqual(alone);
    // Nobody compares the hall of one with nothing.
    expect(await prices([hall, kitchen], 'venue')).toEqual(alone);
    expect(await prices([hall, other], 'venue')).toEqual([both, both]);
    // Of one trade at a time, also where several are asked for or shared.
    expect(await prices([hall, other], 'venue,catering')).toEqual([both, both]);
    expect(await prices([hall, other])).toEqual([both, both]);
    expect(await prices([other, hall])).toEqual([alone[0], alone[0]]);
    const [of] = await seen([hall, kitchen]);
    expect(of).toMatchObject({ cardPrice: 'from ₹750 a plate (veg), tax included' });
    // The guests of its hall are not those that it cooks for.
    expect(of!.factLines).toEqual([]);
    expect((await seen([hall, other], 'venue'))[0]!.factLines.map(({ name }) => name)).toEqual([
      'capacity',
      'rooms',
    ]);
  });

  it('names the facts of the trade that a vendor has not given, and no other', async () => {
    const [of, against] = await seen([hall, other], 'venue');
    for (const name of ['Guests', 'Rooms to stay']) {
      expect(of!.unsaid).not.toContain(name);
      expect(against!.unsaid).toContain(name);
    }
    expect((await seen([hall, kitchen], 'catering'))[0]!.unsaid).not.toContain('Rooms to stay');
  });

  it('names the trade of each price where they have none in common', async () => {
    expect(await prices([kitchen, dj])).toEqual([
      `Catering: ${alone[1]}`,
      'DJ: from ₹1,150 an event, tax included, Nov 2026',
    ]);
  });

  it('is refused for a trade that nobody knows', async () => {
    expect((await compared(`${hall}&category=murder`)).status).toBe(422);
  });
});
