/** @file Changes of many rows in statements that each end in time: one over a million rows is stopped at its limit and has changed nothing. */
import { sql, type SQL } from './drizzle.ts';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './handle.ts';

/** Rows of one statement. What hangs on a deleted row goes with it, so this is far below the limit of time. */
export const rowsAtOnce = 1000;

/** Repeats a statement that ends with `returning 1` for as long as it finds so many rows. Returns the number of all rows. */
async function repeat(db: Database, statement: SQL): Promise<number> {
  let all = 0;
  for (;;) {
    const { rows } = await db.execute<{ count: number }>(
      sql`with changed as (${statement}) select count(*)::int as count from changed`,
    );
    all += rows[0]!.count;
    if (rows[0]!.count < rowsAtOnce) return all;
  }
}

const someOf = (table: PgTable, where: SQL | undefined) =>
  sql`ctid = any(array(select ctid from ${table} where ${where} limit ${sql.raw(String(rowsAtOnce))}))`;

/** Deletes the rows of a condition, each batch for itself. Returns their number. */
export const deleteInBatches = (db: Database, table: PgTable, where: SQL | undefined): Promise<number> =>
  repeat(db, sql`delete from ${table} where ${someOf(table, where)} returning 1`);

/** Sets columns of the rows of a condition, each batch for itself; rows that are changed must not match it any more. Returns their number. */
export const updateInBatches = (
  db: Database,
  table: PgTable,
  { set, where }: { set: SQL; where: SQL | undefined },
): Promise<number> => repeat(db, sql`update ${table} set ${set} where ${someOf(table, where)} returning 1`);
