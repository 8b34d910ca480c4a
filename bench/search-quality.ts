/**
 * @file The quality of the search for queries by people of Delhi: mean reciprocal rank and recall among the first five, over the table of
 * the gate. `node bench/search-quality.ts` prints both, and each query that is not answered in full.
 */
import type { DirectoryPage } from '#contract/directory.ts';
import { vendors } from '#platform/db/tables.ts';
import { measure } from '#support/search-quality/measure.ts';
import { qualityQueries } from '#support/search-quality/queries.ts';
import { qualityVendors } from '#support/search-quality/vendors.ts';
import { createTestSite } from '#support/site.ts';

const site = await createTestSite({
  env: { SEED_DEMO: 'yes' },
  clock: () => new Date('2026-11-23T06:00:00Z'),
});
await site.db.insert(vendors).values([...qualityVendors]);

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const results = [];
for (const [typed, must, never] of qualityQueries) {
  const answer = await site.get(`/api/vendors?q=${encodeURIComponent(typed)}`);
  results.push({ typed, ...measure(answer.json<DirectoryPage>().vendors, must, never) });
}
for (const { typed, missing, unwanted, first } of results)
  if (missing.length + unwanted.length > 0) console.log(JSON.stringify({ typed, missing, unwanted, first }));
console.log(`queries   ${results.length}`);
console.log(`MRR       ${mean(results.map(({ reciprocalRank }) => reciprocalRank)).toFixed(3)}`);
console.log(`recall@5  ${mean(results.map(({ recall }) => recall)).toFixed(3)}`);
await site.close();
