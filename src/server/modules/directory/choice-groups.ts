/** @file The groups of choices that narrow a list: how each is read from a vendor, and its possible choices. */
import { sql, type SQL } from '#platform/db/drizzle.ts';
import type { DirectoryPage, Relaxable } from '#contract/directory.ts';
import { regions, vendorKinds } from '#domain/vendors/vendor-categories.ts';
import type { Weekday } from '#domain/vendors/weekdays.ts';
import { checkedToken } from '#domain/vendors/checked-token.ts';
import { categoryFacts, knownFactTokens } from '#domain/vendors/vendor-facts.ts';
import { fixedSql } from '#platform/db/fixed-sql.ts';
import { cityNode, pathOf, type PlaceNode } from '#content/place-tree.ts';
import { placesNamedBy, placesOfTerms, searchedPlace } from '#content/works-in.ts';
import { inPlace } from '#platform/db/place-terms.ts';
import { hasTerms } from '#platform/db/search-terms.ts';
import { anyOf, type TermKind } from '#platform/db/term-query.ts';
import { markets, vendors } from '#platform/db/tables.ts';
import type { ParsedQuery } from './asked.ts';
import { holdsFacts } from './category-sql.ts';
import { hasHoursOn } from './directory-conditions.ts';
import { areasKnown } from './areas-queries.ts';

export type GroupName = keyof DirectoryPage['counts'];
export type Group = {
  /** The condition that a choice replaces; none where choices add up, or where there is only one. */
  own?: Relaxable | 'category';
  /** The values of a vendor, joined by `between`; null when it has none. */
  values: (today: Weekday) => SQL;
  /** Returns the choices of a stored value that stands for several; absent where each value is one choice. */
  read?: (value: string, within: Within) => Choices;
  /** All possible choices; a query of one column where only the database knows them. */
  all: ((kinds: readonly string[]) => readonly string[]) | SQL;
  /** Returns whether a possible choice is offered in this context; absent where each is. */
  isOffered?: (value: string, within: Within) => boolean;
  /** The condition for the vendors with a value. */
  holds: (value: string, within: Within) => SQL;
};
/** The context of a choice. */
export type Within = { asked: ParsedQuery; today: Weekday };
/** The choices that find a vendor, and those of them that it names itself: only these are offered. */
type Choices = { all: readonly string[]; named: readonly string[] };

/** The places of a vendor, as its terms. */
const placeText = sql`array_to_string(${vendors.places}, ' ')`;
/** Returns whether a place is in a city; true without one. */
const isIn = (node: PlaceNode, region?: string) => !region || pathOf(node).includes(cityNode(region));
const namesIn = (nodes: readonly PlaceNode[], kinds: readonly PlaceNode['kind'][], region?: string) => [
  ...new Set(nodes.filter((node) => kinds.includes(node.kind) && isIn(node, region)).map(({ name }) => name)),
];

const term =
  (kind: TermKind) =>
  (value: string): SQL =>
    hasTerms(anyOf(kind, [value]));

/** The separator of units, which nobody can type. */
export const between = '\u001f';
const separator = sql.raw(String.raw`E'\x1f'`);
/** Joins the texts of many rows: the transfer of a row costs more than its contents. */
export const joined = (values: SQL): SQL => sql`string_agg(${values}, ${separator})`;
export const listed = (list: SQL): SQL => sql`array_to_string(${list}, ${separator})`;

/** The categories of a vendor or, without any, its registration choice. */
export const ownKinds = sql`case when ${vendors.categories} = '{}' then array[${vendors.productSelection}] else ${vendors.categories} end`;

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
    values: () => listed(ownKinds),
    all: () => vendorKinds,
    holds: term('category'),
  },
  region: {
    own: 'region',
    values: () => placeText,
    read: (value) => {
      const all = namesIn(placesOfTerms(value.split(' ')), ['city']).filter((name) =>
        regions.some((region) => region === name),
      );
      return { all, named: all };
    },
    all: () => regions,
    holds: (value) => inPlace(searchedPlace(value)),
  },
  area: {
    own: 'area',
    values: () => placeText,
    read: (value, { asked: { region } }) => {
      const terms = value.split(' ');
      const kinds = ['locality', 'district'] as const;
      return {
        all: namesIn(placesOfTerms(terms), kinds, region),
        named: namesIn(placesNamedBy(terms), kinds, region),
      };
    },
    all: areasKnown,
    isOffered: (value, { asked: { region } }) =>
      searchedPlace(value, region).nodes.some((node) => isIn(node, region)),
    holds: (value, { asked }) => inPlace(searchedPlace(value, asked.region)),
  },
  market: {
    own: 'market',
    values: () => sql`${vendors.marketId}`,
    all: sql`select id from ${markets}`,
    holds: term('market'),
  },
  with: {
    values: () => listed(sql`${vendors.factTokens}`),
    all: tokensOf,
    holds: (value, { asked }) => holdsFacts([value], asked.category),
  },
  open: {
    values: (today) => sql`case when ${vendors.openingHours} ? ${sql.raw(`'${today}'`)} then 'today' end`,
    all: () => ['today'],
    holds: (_, { today }) => hasHoursOn(today),
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
