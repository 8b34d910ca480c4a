import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryResult } from 'pg';
import type { Database, DatabaseHandle, Log, SqlResult } from './handle.ts';
import * as tables from './tables.ts';

/** Returns the query builder on a pool. */
export const databaseOn = (pool: Pool): Database => drizzle(pool, { schema: tables, casing: 'snake_case' });

/** Returns the part of a handle that both kinds of database share, since both are a pool of node-postgres. */
export function queriesOn(
  pool: Pool,
  log: Log,
): Pick<DatabaseHandle, 'db' | 'executeSql' | 'ping' | 'notify'> {
  surviveBrokenLines(pool, log);
  return {
    db: databaseOn(pool),
    executeSql: async (text, values) => toSqlResult(await pool.query(text, values)),
    ping: async () => void (await pool.query('select 1')),
    notify: async (channel, payload) =>
      void (await pool.query('select pg_notify($1, $2)', [channel, payload])),
  };
}

/**
 * Handles broken connections. A client that loses its connection emits an error, which would end the process without a listener. A
 * client in use at that moment also occupies its slot in the pool until it is released, which never happens after a transaction
 * that was left open. So its slot is freed at once, and a later release does nothing.
 */
export function surviveBrokenLines(pool: Pool, log: Log): void {
  const acquired = new Set<PoolClient>();
  pool.on('acquire', (client) => acquired.add(client));
  pool.on('release', (_error, client) => acquired.delete(client));
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      log.warn({ reason: error.message }, 'database line broke');
      if (!acquired.has(client)) return;
      client.release(error);
      client.release = () => {};
    }),
  );
  // For an idle client the pool emits the same error again.
  pool.on('error', () => {});
}

/** pg returns a list when the text held several statements. */
function toSqlResult(result: QueryResult | QueryResult[]): SqlResult {
  const results = [result].flat();
  return {
    rows: results.flatMap((one) => one.rows as Record<string, unknown>[]),
    rowCount: results.reduce((sum, one) => sum + (one.rowCount ?? 0), 0),
  };
}

/** Ends the pool once its clients are released, or after a timeout when one never is. */
export async function endPool(pool: Pool, graceMs = 10_000): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const graceOver = new Promise<void>((resolve) => (timer = setTimeout(resolve, graceMs)));
  await Promise.race([pool.end(), graceOver]);
  clearTimeout(timer);
}
