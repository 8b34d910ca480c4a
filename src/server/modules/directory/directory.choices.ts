/** @file How many would be left by each further choice. */
import { sql, type SQL } from 'drizzle-orm';
import type { DirectoryPage } from '#contract/directory.ts';
import type { Weekday } from '#contract/vendor-categories.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';
import { factTokenWords } from '#contract/vendor-facts.ts';
import { choiceGroups, groupNames, tokensOf, type GroupName } from './choice-groups.ts';
import { allOf, without, type Conditions } from './directory.conditions.ts';

/** Of a longer list no more are read to count by. */
const sampleMax = 300;
/** A choice that none of these has is counted no further than this. */
const rareMax = 100;
/** More choices than this help nobody choose. */
const choicesMax = 500;

type Counted = DirectoryPage['counts']['region'][number];
/** Markets come by their ids. */
type Counts = Record<GroupName, Counted[]> & Pick<DirectoryPage['counts'], 'with'>;
type Row = { name: GroupName; value: string | null; count: number };
type Asked = { conditions: Conditions; kinds: readonly string[]; today: Weekday };

/** What the groups are read from. */
const columns = sql.join(
  [
    vendors.categories,
    vendors.productSelection,
    vendors.region,
    vendors.area,
    vendors.areasServed,
    vendors.marketId,
    vendors.factTokens,
    vendors.openingHours,
  ],
  sql`, `,
);

/** The vendors among whom the choices of a group are counted: without the group's own condition, so that one can switch. */
const listOf = (name: GroupName, conditions: Conditions): Conditions =>
  without(conditions, [choiceGroups[name].own ?? []].flat());

/** The choices that the beginning of each list has, and how long that beginning is: the row without a value. One query. */
async function inSample(db: Database, { conditions, today }: Asked): Promise<Row[]> {
  const samples: SQL[] = [];
  const counts: SQL[] = [];
  let shared: SQL | undefined;
  const sampleOf = (list: Conditions): SQL => {
    const sample = sql.raw(`list${samples.length}`);
    samples.push(sql`${sample} as materialized (
      select ${columns} from ${vendors} where ${allOf(list)} limit ${sampleMax})`);
    return sample;
  };
  for (const name of groupNames) {
    const { own, values } = choiceGroups[name];
    const sample =
      own && conditions[own] ? sampleOf(without(conditions, [own])) : (shared ??= sampleOf(conditions));
    const group = sql.raw(`'${name}'`);
    counts.push(
      sql`select ${group} as name, null as value, count(*)::int as count from ${sample}`,
      sql`select ${group}, value, count(*)::int from (select ${values(today)} as value from ${sample} as ${vendors}) as each
        where value is not null group by value`,
    );
  }
  const { rows } = await db.execute<Row>(
    sql`with ${sql.join(samples, sql`, `)} ${sql.join(counts, sql` union all `)}`,
  );
  return rows;
}

/** Choices that a long list may have although its beginning has not. One query. */
async function beyondSample(
  db: Database,
  { conditions, today }: Asked,
  choices: readonly (readonly [GroupName, string])[],
): Promise<Row[]> {
  if (choices.length === 0) return [];
  const counts = choices.map(([name, value]) => {
    const list = allOf(listOf(name, conditions));
    return sql`select ${name} as name, ${value} as value, count(*)::int as count from (
      select 1 from ${vendors} where ${list} and ${choiceGroups[name].has(value, today)} limit ${rareMax}) as found`;
  });
  const { rows } = await db.execute<Row>(sql.join(counts, sql` union all `));
  return rows.filter(({ count }) => count > 0);
}

const inOrder = (a: Counted, b: Counted) => b.count - a.count || (a.value < b.value ? -1 : 1);

/**
 * Counts the choices of each group among the vendors of a match, the most frequent first, none that leads to nothing. Of a list of
 * more than `sampleMax` the beginning is counted, which says of a choice that at least so many have it; what that beginning has not
 * is looked for in the rest, choice by choice. At most four queries.
 */
export async function choicesOf(db: Database, asked: Asked): Promise<Counts> {
  const sampled = await inSample(db, asked);
  const seen = new Set(sampled.map(({ name, value }) => `${name} ${value}`));
  const long = new Set(
    sampled.flatMap(({ name, value, count }) => (value === null && count === sampleMax ? [name] : [])),
  );
  const unseen = await Promise.all(
    [...long].map(async (name) =>
      (await choiceGroups[name].all(db, asked.kinds))
        .filter((value) => !seen.has(`${name} ${value}`))
        .map((value) => [name, value] as const),
    ),
  );
  const rest = await beyondSample(db, asked, unseen.flat());
  const facts = new Set(tokensOf(asked.kinds));
  const counts = groupNames.map((name) => {
    const of = ({ value, count }: Row, atLeast: boolean): Counted[] =>
      value === null || (name === 'with' && !facts.has(value))
        ? []
        : [{ value, count, ...(atLeast && { atLeast }) }];
    const counted = [
      ...sampled.filter((row) => row.name === name).flatMap((row) => of(row, long.has(name))),
      ...rest.filter((row) => row.name === name).flatMap((row) => of(row, row.count === rareMax)),
    ];
    return [name, counted.toSorted(inOrder).slice(0, choicesMax)];
  });
  const named = Object.fromEntries(counts) as Record<GroupName, Counted[]>;
  return { ...named, with: named.with.map((one) => ({ ...one, ...factTokenWords(one.value) })) };
}
