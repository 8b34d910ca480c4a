/** @postgres the order of the search is SQL */
import { expect, it } from 'vitest';
import type { DirectoryPage } from '#contract/directory.ts';
import { kmBetween } from '#domain/finding/places.ts';
import { baseOfTerms, searchedPlace, ties, tieTo } from '#content/works-in.ts';
import { vendors } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' } });

/** Returns all vendors of a list, page by page. */
async function listed(address: string): Promise<DirectoryPage['vendors']> {
  const first = (await site.get(`/api/vendors?${address}`)).json<DirectoryPage>();
  const others = [];
  for (let page = 2; page <= first.pages; page++)
    others.push(...(await site.get(`/api/vendors?${address}&page=${page}`)).json<DirectoryPage>().vendors);
  return [...first.vendors, ...others];
}

/** The distance of a vendor without a known place: after all others. */
const unknown = Infinity;

it.each(['Saket', 'Dwarka', 'Rajouri Garden', 'Sector 62', 'South Delhi', 'Khan Market', '110092'])(
  'among vendors with the same tie to %s the nearer come first',
  async (area) => {
    const place = searchedPlace(area);
    const rows = new Map((await site.db.select().from(vendors)).map((row) => [row.id, row]));
    const stands = (await listed(`area=${area}`)).map(({ _id, companyName }) => {
      const { places, latitude, longitude } = rows.get(_id)!;
      const tie = ties.indexOf(tieTo(place, places)!);
      const base = baseOfTerms(places);
      const at = latitude !== null && longitude !== null ? { latitude, longitude } : base;
      const isAround = base?.kind === 'city' || base?.kind === 'root' || base?.kind === 'district';
      return { companyName, tie, km: tie === 0 ? 0 : !at || isAround ? unknown : kmBetween(at, place) };
    });
    expect(stands.filter(({ tie }) => tie > 0).length).toBeGreaterThan(5);
    for (const [index, one] of stands.entries()) {
      const next = stands[index + 1];
      if (!next) continue;
      expect(next.tie, `${one.companyName}, ${next.companyName}`).toBeGreaterThanOrEqual(one.tie);
      if (next.tie === one.tie)
        expect(next.km, `${one.companyName}, ${next.companyName}`).toBeGreaterThanOrEqual(one.km * 0.99);
    }
  },
);
