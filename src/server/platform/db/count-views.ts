import { countMax } from '#contract/desk/counted.ts';
import { sql, type SQLWrapper } from './drizzle.ts';
import type { Database } from './handle.ts';

/**
 * Counts the rows of each query in one statement, up to one more than the contract's limit, so that a long list costs no more than a
 * short one.
 */
export async function countViews<Name extends string>(
  db: Database,
  names: readonly Name[],
  rowsOf: (name: Name) => SQLWrapper,
): Promise<Record<Name, number>> {
  const counted = names.map(
    (name) =>
      sql`(select count(*)::int from (${rowsOf(name)} limit ${countMax + 1}) as counted_rows) as ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<Record<Name, number>>(sql`select ${sql.join(counted, sql`, `)}`);
  return rows[0]!;
}
