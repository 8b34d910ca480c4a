import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryResult } from 'pg';
import type { DatabaseHandle, Log, SqlResult } from './handle.ts';
import * as tables from './tables.ts';

/** The part of a handle that is the same for both kinds, since both are a pool of node-postgres. */
export function queriesOn(
  pool: Pool,
  log: Log,
): Pick<DatabaseHandle, 'db' | 'executeSql' | 'ping' | 'notify'> {
  surviveBrokenLines(pool, log);
  return {
    db: drizzle(pool, { schema: tables, casing: 'snake_case' }),
    executeSql: async (text, values) => toSqlResult(await pool.query(text, values)),
    ping: async () => void (await pool.query('select 1')),
    notify: async (channel, payload) =>
      void (await pool.query('select pg_notify($1, $2)', [channel, payload])),
  };
}

/**
 * A client whose line breaks emits an error, which would end the process if nobody heard it. One that is lent out at
 * that moment also keeps its place in the pool until its borrower gives it back; whoever forgot a transaction never
 * does. So its place is freed at once, and a later release by the borrower does nothing.
 */
function surviveBrokenLines(pool: Pool, log: Log): void {
  const lent = new Set<PoolClient>();
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_error, client) => lent.delete(client));
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      log.warn({ reason: error.message }, 'database line broke');
      if (!lent.has(client)) return;
      client.release(error);
      client.release = () => {};
    }),
  );
  // For an idle client the pool says the same again.
  pool.on('error', () => {});
}

/** pg answers with a list when the text held several statements. */
function toSqlResult(result: QueryResult | QueryResult[]): SqlResult {
  const results = [result].flat();
  return {
    rows: results.flatMap((one) => one.rows as Record<string, unknown>[]),
    rowCount: results.reduce((sum, one) => sum + (one.rowCount ?? 0), 0),
  };
}

/** Ends the pool once its clients are back; one that never comes back does not hold the end up for ever. */
export async function endPool(pool: Pool, graceMs = 10_000): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const graceOver = new Promise<void>((resolve) => (timer = setTimeout(resolve, graceMs)));
  await Promise.race([pool.end(), graceOver]);
  clearTimeout(timer);
}
