/** @file The groups of choices that narrow a list: how each is read from a vendor, and its possible choices. */
import { sql, type SQL } from '#platform/db/drizzle.ts';
import type { DirectoryPage, Relaxable } from '#contract/directory.ts';
import { regions, vendorKinds, type Weekday } from '#domain/vendors/vendor-categories.ts';
import { checkedToken } from '#domain/vendors/checked-token.ts';
import { categoryFacts, knownFactTokens } from '#domain/vendors/vendor-facts.ts';
import { fixedSql } from '#platform/db/fixed-sql.ts';
import type { TermKind } from '#platform/db/term-query.ts';
import { markets, vendors } from '#platform/db/tables.ts';
import { areasKnown } from './areas-queries.ts';

export type GroupName = keyof DirectoryPage['counts'];
export type Group = {
  /** The condition that a choice replaces; none where choices add up, or where there is only one. */
  own?: Relaxable | 'category';
  /** The values of a vendor, joined by `between`; null when it has none. */
  values: (today: Weekday) => SQL;
  /** All possible choices; a query of one column where only the database knows them. */
  all: ((kinds: readonly string[]) => readonly string[]) | SQL;
  /** The search term of the vendors with a value. */
  term: (value: string, today: Weekday) => readonly [TermKind, string];
};

/** The separator of units, which nobody can type. */
export const between = '\u001f';
const separator = sql.raw(String.raw`E'\x1f'`);
/** Joins the texts of many rows: the transfer of a row costs more than its contents. */
export const joined = (values: SQL): SQL => sql`string_agg(${values}, ${separator})`;
const listed = (list: SQL): SQL => sql`array_to_string(${list}, ${separator})`;

/** Returns the facts of these categories, and our checks: nobody chooses a caterer by the music. */
export function tokensOf(kinds: readonly string[]): readonly string[] {
  const asked = kinds.flatMap(
    (kind): readonly string[] => categoryFacts[kind as keyof typeof categoryFacts]?.facts ?? [],
  );
  return asked.length === 0
    ? knownFactTokens
    : knownFactTokens.filter((token) => token === checkedToken || asked.includes(token.split(':')[0]!));
}

export const choiceGroups: Readonly<Record<GroupName, Group>> = {
  category: {
    own: 'category',
    values: () =>
      listed(
        sql`case when ${vendors.categories} = '{}' then array[${vendors.productSelection}] else ${vendors.categories} end`,
      ),
    all: () => vendorKinds,
    term: (value) => ['category', value],
  },
  region: {
    own: 'region',
    values: () => sql`${vendors.region}`,
    all: () => regions,
    term: (value) => ['region', value],
  },
  area: {
    own: 'area',
    values: () => listed(sql`array_remove(${vendors.areasServed}, ${vendors.area}) || ${vendors.area}`),
    all: areasKnown,
    term: (value) => ['area', value],
  },
  market: {
    own: 'market',
    values: () => sql`${vendors.marketId}`,
    all: sql`select id from ${markets}`,
    term: (value) => ['market', value],
  },
  with: {
    values: () => listed(sql`${vendors.factTokens}`),
    all: tokensOf,
    term: (value) => ['with', value],
  },
  open: {
    values: (today) => sql`case when ${vendors.openingHours} ? ${sql.raw(`'${today}'`)} then 'today' end`,
    all: () => ['today'],
    term: (_, today) => ['open', today],
  },
};
export const groupNames = Object.keys(choiceGroups) as GroupName[];

const valuesByDay = new Map<Weekday, Readonly<Record<GroupName, SQL>>>();

/** Returns the values of each group on a day. */
export function valuesOn(today: Weekday): Readonly<Record<GroupName, SQL>> {
  const known = valuesByDay.get(today);
  if (known) return known;
  const values = groupNames.map((name) => [name, fixedSql(choiceGroups[name].values(today))]);
  const made = Object.fromEntries(values) as Record<GroupName, SQL>;
  valuesByDay.set(today, made);
  return made;
}
