/** @file A list, read once: how many it has, its page, and what its choices are counted by. */
import { sql } from 'drizzle-orm';
import { directoryLimits } from '#facts/limits.ts';
import type { Weekday } from '#contract/vendor-categories.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';
import type { Asked } from './asked.ts';
import { choiceGroups, groupNames, type GroupName } from './choice-groups.ts';
import { allOf, distanceFrom, type Conditions } from './directory.conditions.ts';
import { orderOf, type Found } from './directory.order.ts';
import type { Word } from './directory.words.ts';

const { pageSize, pagesMax } = directoryLimits;
/** Reading stops here: the pages cannot show more. */
export const countMax = pageSize * pagesMax;
/** Of a longer list so many are read to count its choices by. */
const sampleMax = 300;

/** How many match, and whether counting stopped before the end. */
export type Total = { total: number; capped: boolean };
/** What a vendor has in each group, as `choiceGroups` reads it. */
export type Values = Record<GroupName, string | null>;
/** All vendors of a list, in order; of one that is capped only some, in none. Opening hours come with the asked page alone. */
export type List = Total & { rows: readonly (Found & Values)[] };

const { categories, productSelection, region, area, areasServed, marketId, factTokens, openingHours } =
  vendors;
const counted = [categories, productSelection, region, area, areasServed, marketId, factTokens, openingHours];
const sorted = [vendors.id, vendors.sortName, vendors.latitude, vendors.longitude];
const orders = [...sorted, vendors.capacityTo, vendors.priceFrom];
/** What words are weighed by. */
const weighed = [vendors.services, vendors.terms, vendors.sounds];

type Wanted = { conditions: Conditions; words: readonly Word[]; asked: Asked; today: Weekday };

/** Reads a list. One query, which scans no more than the pages can show. */
export async function readList(db: Database, { conditions, words, asked, today }: Wanted): Promise<List> {
  const columns = [...orders, ...counted, ...(words.length > 0 ? weighed : [])];
  const groups = groupNames.map((name) => sql.identifier(name));
  const values = groupNames.map((name, at) => sql`${choiceGroups[name].values(today)} as ${groups[at]!}`);
  const isCapped = sql`(select count(*) from list) > ${countMax}`;
  const order = sql.join(orderOf(asked, words, isCapped), sql`, `);
  const skip = (asked.page - 1) * pageSize;
  const { rows } = await db.execute<Found & Values & { size: number }>(sql`
    with list as materialized (
      select ${sql.join(
        columns.map((column) => sql`${column}`),
        sql`, `,
      )}
      from ${vendors} where ${allOf(conditions)} limit ${countMax + 1}
    ), ranked as (
      select id, sort_name, opening_hours, ${distanceFrom(asked) ?? sql`null::float8`} as distance,
        row_number() over (order by ${order}) as place, ${sql.join(values, sql`, `)}
      from list as ${vendors}
    )
    select id, sort_name as "sortName", distance as "distanceKm", ${sql.join(groups, sql`, `)},
      case when place > ${skip} and place <= ${skip + pageSize} then opening_hours end as "openingHours",
      (select count(*)::int from list) as size
    from ranked order by place limit case when ${isCapped} then ${sampleMax}::int end`);
  const size = rows[0]?.size ?? 0;
  return { total: Math.min(size, countMax), capped: size > countMax, rows };
}
