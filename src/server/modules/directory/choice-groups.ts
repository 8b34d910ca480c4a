/** @file The groups of choices by which a list is narrowed further: how each is read from a vendor, and what may be chosen in it. */
import { eq, sql, type SQL } from 'drizzle-orm';
import type { DirectoryPage, Relaxable } from '#contract/directory.ts';
import { regions, vendorKinds, type Weekday } from '#contract/vendor-categories.ts';
import { categoryFacts, knownFactTokens } from '#contract/vendor-facts.ts';
import type { Database } from '#platform/db/handle.ts';
import { markets, vendors } from '#platform/db/tables.ts';
import { ofKinds } from '#platform/db/tables/vendors.ts';
import { listAreas } from './areas.queries.ts';
import { hasHoursOn, inAreas } from './directory.conditions.ts';

export type GroupName = keyof DirectoryPage['counts'];
export type Group = {
  /** The condition that a choice takes the place of; none where choices add up. */
  own?: Relaxable | 'category';
  /** The values of a vendor: a set of texts. */
  values: (today: Weekday) => SQL;
  /** Who has this value. */
  has: (value: string, today: Weekday) => SQL;
  /** Whatever may be chosen. */
  all: (db: Database, kinds: readonly string[]) => readonly string[] | Promise<readonly string[]>;
};

/** The facts that are asked of these categories: a caterer is not chosen by the music. */
export function tokensOf(kinds: readonly string[]): readonly string[] {
  const asked = kinds.flatMap(
    (kind): readonly string[] => categoryFacts[kind as keyof typeof categoryFacts]?.facts ?? [],
  );
  return asked.length === 0
    ? knownFactTokens
    : knownFactTokens.filter((token) => asked.includes(token.split(':')[0]!));
}

export const choiceGroups: Readonly<Record<GroupName, Group>> = {
  category: {
    own: 'category',
    values: () =>
      sql`unnest(case when ${vendors.categories} = '{}' then array[${vendors.productSelection}] else ${vendors.categories} end)`,
    has: (value) => ofKinds(vendors, [value]),
    all: () => vendorKinds,
  },
  region: {
    own: 'region',
    values: () => sql`${vendors.region}`,
    has: (value) => eq(vendors.region, value as (typeof regions)[number]),
    all: () => regions,
  },
  area: {
    own: 'area',
    values: () => sql`unnest(array_remove(${vendors.areasServed}, ${vendors.area}) || ${vendors.area})`,
    has: (value) => inAreas([value]),
    all: (db) => listAreas(db),
  },
  market: {
    own: 'market',
    values: () => sql`${vendors.marketId}`,
    has: (value) => eq(vendors.marketId, value),
    all: async (db) => (await db.select({ id: markets.id }).from(markets)).map(({ id }) => id),
  },
  with: {
    values: () => sql`unnest(${vendors.factTokens})`,
    has: (value) => sql`${vendors.factTokens} @> array[${value}]::text[]`,
    all: (_, kinds) => tokensOf(kinds),
  },
  open: {
    own: 'open',
    values: (today) => sql`case when ${hasHoursOn(today)} then 'today' end`,
    has: (_, today) => hasHoursOn(today),
    all: () => ['today'],
  },
};
export const groupNames = Object.keys(choiceGroups) as GroupName[];
