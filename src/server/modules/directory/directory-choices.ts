/** @file The number of vendors left by each further choice. */
import { sql } from '#platform/db/drizzle.ts';
import type { DirectoryPage } from '#contract/directory.ts';
import type { Weekday } from '#domain/vendors/vendor-categories.ts';
import { factTokenWords } from '#domain/vendors/vendor-facts.ts';
import type { Database } from '#platform/db/handle.ts';
import { hasTerms } from '#platform/db/search-terms.ts';
import { vendors } from '#platform/db/tables.ts';
import { anyOf } from '#platform/db/term-query.ts';
import { between, choiceGroups, groupNames, tokensOf, type GroupName } from './choice-groups.ts';
import { allOf, type Conditions } from './directory-conditions.ts';
import { listOf, type List } from './directory-list.ts';

/** The limit of counting for a choice outside the sample. */
const rareMax = 100;
/** The maximum of choices; more help nobody choose. */
const choicesMax = 500;

type Counted = DirectoryPage['counts']['region'][number];
/** The counts by group, markets by their ids. */
type Counts = Record<GroupName, Counted[]> & Pick<DirectoryPage['counts'], 'with'>;
type Row = { name: GroupName; value: string; count: number };
type ChoiceQuery = { conditions: Conditions; list: List; kinds: readonly string[]; today: Weekday };
type Tally = ReadonlyMap<string, number>;

/** Counts the vendors of each value. */
function tally(values: string | null): Tally {
  const counts = new Map<string, number>();
  for (const value of values ? values.split(between) : []) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Counts the choices of long lists that are missing in their samples. One query, none where no list is long. */
async function beyondSample(
  db: Database,
  { conditions, list, kinds, today }: ChoiceQuery,
  seen: Readonly<Record<GroupName, Tally>>,
): Promise<Row[]> {
  const counts = groupNames
    .filter((name) => list.samples[name].isPart)
    .flatMap((name) => {
      const { all, term } = choiceGroups[name];
      const choices = typeof all === 'function' ? all(kinds) : (list.samples[name].all ?? []);
      const others = allOf(listOf(name, conditions));
      return choices
        .filter((value) => !seen[name].has(value))
        .map((value) => {
          const [kind, termValue] = term(value, today);
          return sql`select ${name} as name, ${value} as value, count(*)::int as count from (
            select from ${vendors} where ${hasTerms(anyOf(kind, [termValue]))} and ${others} limit ${rareMax}) as found`;
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
export async function choicesOf(db: Database, asked: ChoiceQuery): Promise<Counts> {
  const { samples } = asked.list;
  const tallies = groupNames.map((name) => [name, tally(samples[name].values)] as const);
  const seen = Object.fromEntries(tallies) as Record<GroupName, Tally>;
  const rest = await beyondSample(db, asked, seen);
  const facts = new Set(tokensOf(asked.kinds));
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
