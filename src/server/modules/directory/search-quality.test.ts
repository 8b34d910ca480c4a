import { beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryPage } from '#contract/directory.ts';
import { vendors } from '#platform/db/tables.ts';
import { measure } from '#support/search-quality/measure.ts';
import { qualityQueries } from '#support/search-quality/queries.ts';
import { qualityVendors } from '#support/search-quality/vendors.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' }, clock: () => new Date('2026-11-23T06:00:00Z') });
beforeAll(async () => {
  // A Monday, a day on which most are open.
  await site.db.insert(vendors).values([...qualityVendors]);
});

describe('what people of Delhi ask', () => {
  it('are at least 150 queries, each once', () => {
    expect(qualityQueries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(qualityQueries.map(([typed]) => typed)).size).toBe(qualityQueries.length);
  });

  it.each(qualityQueries.map(([typed, must, never]) => ({ typed, must, never })))(
    '$typed',
    async ({ typed, must, never }) => {
      const answer = await site.get(`/api/vendors?q=${encodeURIComponent(typed)}`);
      const { missing, unwanted, first } = measure(answer.json<DirectoryPage>().vendors, must, never);
      expect({ missing, unwanted, first }).toEqual({ missing: [], unwanted: [], first });
    },
  );
});
