/** @file The groups of choices by which a list is narrowed further: how each is read from a vendor, and what may be chosen in it. */
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
  /** The condition that a choice takes the place of; none where choices add up, or where there is one to choose. */
  own?: Relaxable | 'category';
  /** The values of a vendor, `between` them; null when it has none. */
  values: (today: Weekday) => SQL;
  /** Whatever may be chosen; a query of one column where the database knows. */
  all: ((kinds: readonly string[]) => readonly string[]) | SQL;
  /** The term of who has a value. */
  term: (value: string, today: Weekday) => readonly [TermKind, string];
};

/** The separator of units, which nobody can type. */
export const between = '\u001f';
const separator = sql.raw(String.raw`E'\x1f'`);
/** The texts of many rows as one: a row that crosses over to us costs more than what it says. */
export const joined = (values: SQL): SQL => sql`string_agg(${values}, ${separator})`;
const listed = (list: SQL): SQL => sql`array_to_string(${list}, ${separator})`;

/** The facts that are asked of these categories, and our checks: a caterer is not chosen by the music. */
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
