/** @file How many would be left by each further choice. */
import { sql, type SQL } from 'drizzle-orm';
import type { DirectoryPage } from '#contract/directory.ts';
import type { Weekday } from '#contract/vendor-categories.ts';
import { factTokenWords } from '#contract/vendor-facts.ts';
import type { Database } from '#platform/db/handle.ts';
import { hasTerms } from '#platform/db/search-terms.ts';
import { vendors } from '#platform/db/tables.ts';
import { anyOf } from '#platform/db/term-query.ts';
import { between, choiceGroups, groupNames, tokensOf, type GroupName } from './choice-groups.ts';
import { allOf, without, type Conditions } from './directory.conditions.ts';
import type { List } from './directory.list.ts';

/** Of the list without a group's own condition no more are read to count by. */
const sampleMax = 300;
/** A choice that none of these has is counted no further than this. */
const rareMax = 100;
/** More choices than this help nobody choose. */
const choicesMax = 500;

type Counted = DirectoryPage['counts']['region'][number];
/** Markets come by their ids. */
type Counts = Record<GroupName, Counted[]> & Pick<DirectoryPage['counts'], 'with'>;
type Row = { name: GroupName; value: string; count: number };
type Asked = { conditions: Conditions; list: List; kinds: readonly string[]; today: Weekday };

/** The vendors that a group is counted among; `isPart`: the list is longer, and these are some of it. */
type Sample = { values: readonly (string | null)[]; isPart: boolean };

/** The vendors among whom the choices of a group are counted: without the group's own condition, so that one can switch. */
const listOf = (name: GroupName, conditions: Conditions): Conditions =>
  without(conditions, [choiceGroups[name].own ?? []].flat());

/** The beginning of each list whose group has a condition of its own. One query, none where nothing is chosen. */
async function ownSamples(db: Database, { conditions, today }: Asked): Promise<Map<GroupName, Sample>> {
  const names = groupNames.filter((name) => {
    const { own } = choiceGroups[name];
    return own !== undefined && conditions[own] !== undefined;
  });
  if (names.length === 0) return new Map();
  const lists = names.map((name) => {
    const values = choiceGroups[name].values(today);
    return sql`(select ${sql.raw(`'${name}'`)} as name, ${values} as value
      from ${vendors} where ${allOf(listOf(name, conditions))} limit ${sampleMax})`;
  });
  const { rows } = await db.execute<{ name: GroupName; value: string | null }>(
    sql.join(lists, sql` union all `),
  );
  const samples = Map.groupBy(rows, ({ name }) => name);
  return new Map(
    [...samples].map(([name, all]) => [
      name,
      { values: all.map(({ value }) => value), isPart: all.length === sampleMax },
    ]),
  );
}

/** How many have each value. */
function tally(values: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const all of values)
    if (all) for (const value of all.split(between)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Choices that a long list may have although its sample has not. One query. */
async function beyondSample(
  db: Database,
  { conditions, today }: Asked,
  choices: readonly (readonly [GroupName, string])[],
): Promise<Row[]> {
  if (choices.length === 0) return [];
  const counts = choices.map(([name, value]): SQL => {
    const [kind, term] = choiceGroups[name].term(value, today);
    const list = allOf(listOf(name, conditions));
    return sql`select ${name} as name, ${value} as value, count(*)::int as count from (
      select 1 from ${vendors} where ${hasTerms(anyOf(kind, [term]))} and ${list} limit ${rareMax}) as found`;
  });
  const { rows } = await db.execute<Row>(sql.join(counts, sql` union all `));
  return rows.filter(({ count }) => count > 0);
}

const inOrder = (a: Counted, b: Counted) => b.count - a.count || (a.value < b.value ? -1 : 1);

/**
 * Counts the choices of each group among the vendors of a match, the most frequent first, none that leads to nothing. Of a long list
 * some are counted, which says of a choice that at least so many have it; what none of those has is looked for in the rest, choice by
 * choice. At most four queries.
 */
export async function choicesOf(db: Database, asked: Asked): Promise<Counts> {
  const { list, kinds } = asked;
  const own = await ownSamples(db, asked);
  const samples = groupNames.map((name) => {
    const { values, isPart } = own.get(name) ?? {
      values: list.rows.map((row) => row[name]),
      isPart: list.capped,
    };
    return { name, isPart, counts: tally(values) };
  });
  const unseen = samples
    .filter(({ isPart }) => isPart)
    .map(async ({ name, counts }) =>
      (await choiceGroups[name].all(db, kinds))
        .filter((value) => !counts.has(value))
        .map((value) => [name, value] as const),
    );
  const rest = await beyondSample(db, asked, (await Promise.all(unseen)).flat());
  const facts = new Set(tokensOf(kinds));
  const counted = samples.map(({ name, isPart, counts }): [GroupName, Counted[]] => {
    const all: Counted[] = [
      ...[...counts].map(([value, count]) => ({ value, count, ...(isPart && { atLeast: true as const }) })),
      ...rest
        .filter((row) => row.name === name)
        .map(({ value, count }) => ({ value, count, ...(count === rareMax && { atLeast: true }) })),
    ];
    const fitting = name === 'with' ? all.filter(({ value }) => facts.has(value)) : all;
    return [name, fitting.toSorted(inOrder).slice(0, choicesMax)];
  });
  const named = Object.fromEntries(counted) as Record<GroupName, Counted[]>;
  return { ...named, with: named.with.map((one) => ({ ...one, ...factTokenWords(one.value) })) };
}
