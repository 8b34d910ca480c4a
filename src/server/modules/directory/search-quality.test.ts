import { beforeAll, describe, expect, it } from 'vitest';
import { vendors } from '#platform/db/tables.ts';
import { qualityGroups, type QualityGroup } from '#support/search-quality/groups.ts';
import { answerTo, summaryOf } from '#support/search-quality/answers.ts';
import { qualityVendors } from '#support/search-quality/vendors.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' }, clock: () => new Date('2026-11-23T06:00:00Z') });
beforeAll(async () => {
  // A Monday, a day on which most are open.
  await site.db.insert(vendors).values([...qualityVendors]);
});

const groups = Object.entries(qualityGroups) as [QualityGroup, (typeof qualityGroups)[QualityGroup]][];

/** The least share of queries that are answered in full, in groups that are not answered in full. They may only rise. */
const floors: Partial<Record<QualityGroup, number>> = {
  cities: 1,
  products: 0.98,
  names: 0.98,
  misspelt: 0.98,
  joined: 0.96,
};

it('are at least 400 queries, each once in its group', () => {
  expect(groups.flatMap(([, cases]) => cases).length).toBeGreaterThanOrEqual(400);
  for (const [, cases] of groups) expect(new Set(cases.map(({ typed }) => typed)).size).toBe(cases.length);
});

const isMeasured = ([name]: (typeof groups)[number]) => name in floors;

describe.each(groups.filter((group) => !isMeasured(group)))(
  'questions of people in Delhi: %s',
  (_, cases) => {
    it.each([...cases])('$typed', async (asked) => {
      expect((await answerTo(site, asked)).faults).toEqual([]);
    });
  },
);

it.each(groups.filter(isMeasured))(
  '%s: at least the share that was reached is answered in full',
  async (name, cases) => {
    const answers = [];
    for (const asked of cases) answers.push(await answerTo(site, asked));
    expect(summaryOf(answers).full).toBeGreaterThanOrEqual(floors[name]!);
  },
);
