/**
 * @file The quality of the search for queries by people of Delhi, over the table of the gate: by group the mean reciprocal rank, the
 * recall (among the first five; for a product or a name: the first; for a city: somebody there) and the share answered in full.
 * `npm run bench -- search-quality` prints them, and each query that is not answered in full.
 */
import { vendors } from '#platform/db/tables.ts';
import { answerTo, summaryOf, type Answer } from '#support/search-quality/answers.ts';
import { qualityGroups } from '#support/search-quality/groups.ts';
import { qualityVendors } from '#support/search-quality/vendors.ts';
import { createTestSite } from '#support/site.ts';

const site = await createTestSite({
  env: { SEED_DEMO: 'yes' },
  clock: () => new Date('2026-11-23T06:00:00Z'),
});
await site.db.insert(vendors).values([...qualityVendors]);

const groups: [string, Answer[]][] = [];
for (const [name, cases] of Object.entries(qualityGroups)) {
  const answers: Answer[] = [];
  for (const asked of cases) answers.push(await answerTo(site, asked));
  groups.push([name, answers]);
}
for (const [name, answers] of groups)
  for (const { typed, faults } of answers)
    if (faults.length > 0) console.log(JSON.stringify({ group: name, typed, faults }));
const row = (name: string, answers: readonly Answer[]) => {
  const { queries, mrr, recall, full } = summaryOf(answers);
  console.log(
    `${name.padEnd(12)} ${String(queries).padStart(5)} ${mrr.toFixed(3).padStart(7)} ${recall.toFixed(3).padStart(8)} ${full.toFixed(3).padStart(8)}`,
  );
};
console.log('group        queries    MRR   recall  in full');
for (const [name, answers] of groups) row(name, answers);
row(
  'all',
  groups.flatMap(([, answers]) => answers),
);
await site.close();
