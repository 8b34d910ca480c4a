/**
 * @file The relaxation of queries without a match: drops conditions, so that the closest vendors are shown instead of an empty list. An
 * exclusion is never dropped.
 */
import { sql, type SQL } from '#platform/db/drizzle.ts';
import { relaxable, type Relaxable } from '#contract/directory.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';
import type { ParsedQuery } from './asked.ts';
import { basedAround, searchedPlace } from '#content/works-in.ts';
import { hasTerms } from '#platform/db/search-terms.ts';
import { termQuery } from '#platform/db/term-query.ts';
import { allOf, without, type Conditions } from './directory-conditions.ts';
import { holdsSome, type Word } from './directory-words.ts';

/** The remaining conditions, and the names of the dropped ones. */
export type Relaxed = { conditions: Conditions; relaxed: Relaxable[] };

/** Returns wider conditions, tried before a condition is dropped. */
function widerThan(asked: ParsedQuery, words: readonly Word[]) {
  const around = asked.area ? basedAround(searchedPlace(asked.area, asked.region)) : [];
  const wider: Partial<Record<Relaxable, SQL>> = {
    ...(around.length > 0 && { area: hasTerms(termQuery(around)) }),
    ...(words.length > 1 && !asked.kin && { words: holdsSome(words)! }),
  };
  return wider;
}

/** Returns the relaxations in the order of trial: each condition alone, then the first two, three and so on. */
function waysOf(
  conditions: Conditions,
  wider: Partial<Record<Relaxable, SQL>>,
  wordsAreTrade: boolean,
): Relaxed[] {
  const asked = relaxable.filter((name) => conditions[name]);
  const sets = [
    ...asked.map((name) => [name]),
    ...asked.slice(1).map((_, index) => asked.slice(0, index + 2)),
  ];
  return (
    sets
      .flatMap((relaxed): Relaxed[] => {
        const last = relaxed.at(-1)!;
        const left = without(conditions, relaxed);
        const instead = wider[last] ? [{ conditions: { ...left, [last]: wider[last] }, relaxed }] : [];
        return [...instead, { conditions: left, relaxed }];
      })
      // Words that name the only thing wanted: a vendor that is near without them is no answer.
      .filter(({ conditions: left }) => !wordsAreTrade || !conditions.words || left.words)
      // Without any condition but exclusions, every vendor would be the closest.
      .filter(({ conditions: left }) => Object.keys(left).some((name) => name !== 'not'))
  );
}

/**
 * Finds the first relaxation with a match, or null when none has one. One query, which stops at that relaxation: at most two for each
 * condition, and two more for those that can be widened.
 */
export async function relax(
  db: Database,
  conditions: Conditions,
  { asked, words }: { asked: ParsedQuery; words: readonly Word[] },
): Promise<Relaxed | null> {
  const wordsAreTrade = asked.kin !== undefined || asked.category === undefined;
  const ways = waysOf(conditions, widerThan(asked, words), wordsAreTrade);
  if (ways.length === 0) return null;
  const cases = ways.map(
    ({ conditions: left }, index) =>
      sql`when exists (select 1 from ${vendors} where ${allOf(left)}) then ${sql.raw(String(index))}`,
  );
  const { rows } = await db.execute<{ way: number | null }>(
    sql`select case ${sql.join(cases, sql` `)} end as way`,
  );
  const way = rows[0]?.way;
  return way === null || way === undefined ? null : ways[way]!;
}
