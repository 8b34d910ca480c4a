/** @file The groups of choices by which a list is narrowed further: how each is read from a vendor, and what may be chosen in it. */
import { sql, type SQL } from 'drizzle-orm';
import type { DirectoryPage, Relaxable } from '#contract/directory.ts';
import { regions, vendorKinds, type Weekday } from '#contract/vendor-categories.ts';
import { categoryFacts, knownFactTokens } from '#contract/vendor-facts.ts';
import type { Database } from '#platform/db/handle.ts';
import type { TermKind } from '#platform/db/term-query.ts';
import { markets, vendors } from '#platform/db/tables.ts';
import { listAreas } from './areas.queries.ts';

export type GroupName = keyof DirectoryPage['counts'];
export type Group = {
  /** The condition that a choice takes the place of; none where choices add up, or where there is one to choose. */
  own?: Relaxable | 'category';
  /** The values of a vendor, one after the other with `between` between them; null when it has none. */
  values: (today: Weekday) => SQL;
  /** The term of who has the value. */
  term: (value: string, today: Weekday) => readonly [TermKind, string];
  /** Whatever may be chosen. */
  all: (db: Database, kinds: readonly string[]) => readonly string[] | Promise<readonly string[]>;
};

/** The separator of units, which nobody can type. */
export const between = '\u001f';
const joined = (list: SQL): SQL => sql`array_to_string(${list}, ${sql.raw(String.raw`E'\x1f'`)})`;

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
      joined(
        sql`case when ${vendors.categories} = '{}' then array[${vendors.productSelection}] else ${vendors.categories} end`,
      ),
    term: (value) => ['category', value],
    all: () => vendorKinds,
  },
  region: {
    own: 'region',
    values: () => sql`${vendors.region}`,
    term: (value) => ['region', value],
    all: () => regions,
  },
  area: {
    own: 'area',
    values: () => joined(sql`array_remove(${vendors.areasServed}, ${vendors.area}) || ${vendors.area}`),
    term: (value) => ['area', value],
    all: (db) => listAreas(db),
  },
  market: {
    own: 'market',
    values: () => sql`${vendors.marketId}`,
    term: (value) => ['market', value],
    all: async (db) => (await db.select({ id: markets.id }).from(markets)).map(({ id }) => id),
  },
  with: {
    values: () => joined(sql`${vendors.factTokens}`),
    term: (value) => ['with', value],
    all: (_, kinds) => tokensOf(kinds),
  },
  open: {
    values: (today) => sql`case when ${vendors.openingHours} ? ${today} then 'today' end`,
    term: (_, today) => ['open', today],
    all: () => ['today'],
  },
};
export const groupNames = Object.keys(choiceGroups) as GroupName[];
