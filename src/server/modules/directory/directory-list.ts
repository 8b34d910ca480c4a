/** @file A list, read once: its size, one page, and the samples for counting its choices. */
import { sql, type SQL } from '#platform/db/drizzle.ts';
import { directoryLimits } from '#facts/limits.ts';
import { vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import type { Weekday } from '#domain/vendors/weekdays.ts';
import { fixedSql } from '#platform/db/fixed-sql.ts';
import type { Database } from '#platform/db/handle.ts';
import { markets, vendors } from '#platform/db/tables.ts';
import type { ParsedQuery } from './asked.ts';
import { tokensIn } from './category-sql.ts';
import {
  choiceGroups,
  groupNames,
  joined,
  listed,
  ownKinds,
  valuesOn,
  type GroupName,
} from './choice-groups.ts';
import { allOf, distanceFrom, without, type Conditions } from './directory-conditions.ts';
import { fittingKinds, forKinds } from './kind-choices.ts';
import { orderOf, partsOfPage, type OrderContext, type ScoredVendor } from './directory-order.ts';

const { pageSize, pagesMax } = directoryLimits;
/** The limit of reading: the pages cannot show more. */
export const countMax = pageSize * pagesMax;
/** The size of a sample for counting choices, for a longer list and for one without a group's own condition. */
const sampleMax = 300;

/** The number of matches, and whether counting stopped before the end. */
export type Total = { total: number; capped: boolean };
/**
 * The joined values of some vendors in a group; `isPart`: the list is longer than the sample. `all` is then the list of possible choices,
 * where only the database knows it.
 */
export type Sample = { values: string | null; isPart: boolean; all?: readonly string[] | null };
export type List = Total & {
  /** The requested page. Empty where the list is capped: such a list is read through an index. */
  page: ScoredVendor[];
  samples: Record<GroupName, Sample>;
  /** The names of markets by id. */
  marketNames: Readonly<Record<string, string>>;
};

type Wanted = { conditions: Conditions; order: OrderContext; asked: ParsedQuery; today: Weekday };
type Row = {
  size: number;
  namedHere: number;
  page: ScoredVendor[];
  marketNames: List['marketNames'];
} & Record<GroupName, string | null> &
  Record<`${GroupName} size`, number>;

const { categories, productSelection, places, marketId, factTokens, openingHours } = vendors;
const counted = [categories, productSelection, places, marketId, factTokens, openingHours];
const sorted = [vendors.id, vendors.sortName, vendors.latitude, vendors.longitude];
const orders = [...sorted, vendors.capacityTo, vendors.priceFrom, vendors.worth, vendors.ring];
/** The columns that weigh words. */
const weighed = [vendors.offered, vendors.description];

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
const named = (names: readonly string[]) => list(names.map((name) => sql`${sql.identifier(name)}`));
const isCapped = sql.raw(`(select size from sized) > ${countMax}`);

const read = [...orders, ...counted].map((column) => sql`${column}`);
const columns = fixedSql(list(read));
const columnsWithWords = fixedSql(list([...read, ...weighed.map((column) => sql`${column}`)]));
/** The queries for the possible choices, where only the database knows them. */
const choosable = groupNames.flatMap((name) => {
  const { all } = choiceGroups[name];
  return typeof all === 'function' ? [] : [{ name, query: fixedSql(all) }];
});

const marketNames = fixedSql(
  sql`(select coalesce(json_object_agg(${markets.id}, ${markets.name}), '{}') from ${markets}) as "marketNames"`,
);

const idsOf = (some: readonly ScoredVendor[]) => sql`${sql.param(some.map(({ id }) => id))}::uuid[]`;
/** Counts the vendors of the typed name that the list contains. */
const namedHere = (some: readonly ScoredVendor[]) =>
  some.length > 0
    ? sql`(select count(*)::int from list where id = any(${idsOf(some)})) as "namedHere"`
    : sql.raw('0 as "namedHere"');
/** Leaves them out: they stand before the list, contained in it or not. */
const butNamed = (some: readonly ScoredVendor[]) =>
  some.length > 0 ? sql`and id <> all(${idsOf(some)})` : sql``;

type Asked = Pick<Wanted, 'conditions' | 'asked' | 'today'>;

/** Returns the conditions for counting the choices of a group: without the group's own, so that a visitor can switch. */
export function listOf(name: GroupName, { conditions, asked, today }: Asked): Conditions {
  const others = without(conditions, [choiceGroups[name].own ?? []].flat());
  return name === 'category' ? forKinds(others, asked, vendorCategoryNames, today) : others;
}

/** Returns the values of a group, of the categories that are asked for. */
function valuesOf(name: GroupName, { conditions, asked, today }: Asked): SQL {
  const { category = [] } = asked;
  const kinds = name === 'category' ? fittingKinds(conditions, asked, ownKinds) : null;
  if (kinds) return listed(kinds);
  return name === 'with' && category.length > 1 ? listed(tokensIn(category)) : valuesOn(today)[name];
}

/** Selects the values of a group from the beginning of its own list, where that differs. */
const ownSample = (name: GroupName, wanted: Wanted): SQL => sql`
  cross join (
    select count(*)::int as ${sql.identifier(`${name} size`)}, ${joined(sql`own.value`)} as ${sql.identifier(name)}
    from (
      select ${valuesOf(name, wanted)} as value from ${vendors}
      where (select size from sized) > 0 and ${allOf(listOf(name, wanted))} limit ${sampleMax}
    ) as own
  ) as ${sql.identifier(`own ${name}`)}`;

/**
 * Reads the possible choices of the groups where only the database knows them. A separate query, which few lists need: within the list's
 * own the planner would spend a third of all its work on it each time.
 */
async function readAll(db: Database, isPart: (name: GroupName) => boolean) {
  const known = choosable.filter(({ name }) => isPart(name));
  if (known.length === 0) return {};
  const { rows } = await db.execute<Partial<Record<GroupName, readonly string[]>>>(
    sql`select ${list(known.map(({ name, query }) => sql`array(${query}) as ${sql.identifier(name)}`))}`,
  );
  return rows[0]!;
}

/** Reads a list. One query, which scans no more than the pages can show, and a second one for a longer list. */
export async function readList(db: Database, wanted: Wanted): Promise<List> {
  const { conditions, order, asked } = wanted;
  const { from, length } = partsOfPage(asked.page, order.named);
  const isOwn = (name: GroupName) => listOf(name, wanted) !== conditions;
  const own = groupNames.filter(isOwn);
  const shared = groupNames.filter((name) => !isOwn(name));
  const hasWords = order.words.length > 0 || asked.own !== undefined;
  const values = shared.map((name) => sql`${joined(valuesOf(name, wanted))} as ${sql.identifier(name)}`);
  const { rows } = await db.execute<Row>(sql`
    with list as materialized (
      select ${hasWords ? columnsWithWords : columns}
      from ${vendors} where ${allOf(conditions)} limit ${countMax + 1}
    ), sized as materialized (select count(*)::int as size from list)
    select size, page, ${namedHere(order.named)}, ${marketNames}, ${named([...groupNames, ...own.map((name) => `${name} size`)])}
    from sized
    cross join (
      select coalesce(json_agg(one), '[]') as page from (
        select id, sort_name as "sortName", opening_hours as "openingHours", places, ${distanceFrom(asked) ?? sql`null`} as "distanceKm"
        from list as ${vendors} where not ${isCapped} ${butNamed(order.named)}
        order by ${list(orderOf(asked, order))} limit ${length} offset ${from}
      ) as one
    ) as paged
    cross join (
      select ${list(values)} from (select * from list limit case when ${isCapped} then ${sampleMax}::int end) as ${vendors}
    ) as shared
    ${sql.join(own.map((name) => ownSample(name, wanted)))}`);
  const row = rows[0]!;
  const capped = row.size > countMax;
  // A list read as a whole contains all of its values.
  const isPart = (name: GroupName) => (isOwn(name) ? row[`${name} size`] === sampleMax : capped);
  const all = await readAll(db, isPart);
  const samples = groupNames.map((name) => [
    name,
    { values: row[name], isPart: isPart(name), all: all[name] ?? null },
  ]);
  return {
    total: Math.min(row.size - row.namedHere + order.named.length, countMax),
    capped,
    page: row.page,
    marketNames: row.marketNames,
    samples: Object.fromEntries(samples) as List['samples'],
  };
}
