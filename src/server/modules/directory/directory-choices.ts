/** @file The number of vendors left by each further choice. */
import { sql } from '#platform/db/drizzle.ts';
import type { DirectoryPage } from '#contract/directory.ts';
import type { VendorKind } from '#domain/vendors/vendor-categories.ts';
import { factTokenWords } from '#domain/vendors/vendor-facts.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';
import { between, choiceGroups, groupNames, tokensOf, type GroupName, type Within } from './choice-groups.ts';
import { allOf, type Conditions } from './directory-conditions.ts';
import { forKinds } from './kind-choices.ts';
import { listOf, type List } from './directory-list.ts';

/** The limit of counting for a choice outside the sample. */
const rareMax = 100;
/** The maximum of choices; more help nobody choose. */
const choicesMax = 500;

type Counted = DirectoryPage['counts']['region'][number];
/** The counts by group, markets by their ids. */
type Counts = Record<GroupName, Counted[]> & Pick<DirectoryPage['counts'], 'with'>;
type Row = { name: GroupName; value: string; count: number };
type ChoiceQuery = Within & { conditions: Conditions; list: List };
type Tally = ReadonlyMap<string, number>;

/** Counts the vendors of each choice. Many vendors have the same places, which are read once. */
function tally(name: GroupName, values: string | null, within: Within): Tally {
  const stored = Map.groupBy(values ? values.split(between) : [], (value) => value);
  const { read } = choiceGroups[name];
  if (!read) return new Map([...stored].map(([value, same]) => [value, same.length]));
  const counts = new Map<string, number>();
  const offered = new Set<string>();
  for (const [value, { length }] of stored) {
    const { all, named } = read(value, within);
    for (const choice of all) counts.set(choice, (counts.get(choice) ?? 0) + length);
    for (const choice of named) offered.add(choice);
  }
  return new Map([...counts].filter(([choice]) => offered.has(choice)));
}

/** Counts the choices of long lists that are missing in their samples. One query, none where no list is long. */
async function beyondSample(
  db: Database,
  { list, ...query }: ChoiceQuery,
  seen: Readonly<Record<GroupName, Tally>>,
): Promise<Row[]> {
  const { asked, today } = query;
  const counts = groupNames
    .filter((name) => list.samples[name].isPart)
    .flatMap((name) => {
      const { all, isOffered = () => true, holds } = choiceGroups[name];
      const choices = typeof all === 'function' ? all(asked.category ?? []) : (list.samples[name].all ?? []);
      const others = listOf(name, query);
      return choices
        .filter((value) => !seen[name].has(value) && isOffered(value, query))
        .map((value) => {
          const those = name === 'category' ? forKinds(others, asked, [value as VendorKind], today) : others;
          return sql`select ${name} as name, ${value} as value, count(*)::int as count from (
            select from ${vendors} where ${holds(value, query)} and ${allOf(those)} limit ${rareMax}) as found`;
        });
    });
  if (counts.length === 0) return [];
  const { rows } = await db.execute<Row>(sql.join(counts, sql` union all `));
  return rows.filter(({ count }) => count > 0);
}

const inOrder = (a: Counted, b: Counted) => b.count - a.count || (a.value < b.value ? -1 : 1);
const counted = (value: string, count: number, isLeast: boolean): Counted =>
  isLeast ? { value, count, atLeast: true } : { value, count };

/**
 * Counts the choices of each group among the vendors of a match, the most frequent first, without empty ones. A long list is counted by a
 * sample, which gives a lower bound; choices outside of the sample are counted in the rest, one by one. At most one query.
 */
export async function choicesOf(db: Database, query: ChoiceQuery): Promise<Counts> {
  const { samples } = query.list;
  const tallies = groupNames.map((name) => [name, tally(name, samples[name].values, query)] as const);
  const seen = Object.fromEntries(tallies) as Record<GroupName, Tally>;
  const rest = await beyondSample(db, query, seen);
  const facts = new Set(tokensOf(query.asked.category ?? []));
  const all = tallies.map(([name, counts]): [GroupName, Counted[]] => {
    const ofSample = [...counts].map(([value, count]) => counted(value, count, samples[name].isPart));
    const ofRest = rest.filter((row) => row.name === name);
    const choices = [
      ...ofSample,
      ...ofRest.map(({ value, count }) => counted(value, count, count === rareMax)),
    ];
    const fitting = name === 'with' ? choices.filter(({ value }) => facts.has(value)) : choices;
    return [name, fitting.toSorted(inOrder).slice(0, choicesMax)];
  });
  const named = Object.fromEntries(all) as Record<GroupName, Counted[]>;
  return { ...named, with: named.with.map((one) => ({ ...one, ...factTokenWords(one.value) })) };
}
