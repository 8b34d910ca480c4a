import type { PoolConfig } from 'pg';
import { BoundedPool } from '../bounded-pool.ts';
import type { OpenOptions } from '../handle.ts';
import { siteName } from './site-name.ts';

const connectionCheckMs = 500;
/** Added to the server's own timeout; it matters only when the network is down and no answer comes. */
const deadLineMarginMs = 5_000;

/** Returns what every connection of this process to a server has. */
export const connectionTo = (url: string) =>
  ({ connectionString: url, application_name: siteName(), keepAlive: true }) satisfies PoolConfig;

/** Creates a pool to a server. */
export function poolTo(url: string, options: OpenOptions): BoundedPool {
  const { statementTimeoutMs = 10_000, acquireTimeoutMs = 10_000, poolSize = 10 } = options;
  return new BoundedPool({
    ...connectionTo(url),
    // A scan starts at the beginning, not where another one is: counts over part of a long list are then the same each time.
    // The server looks so often whether the connection of a running statement is still there.
    options: `-c synchronize_seqscans=off -c client_connection_check_interval=${connectionCheckMs}`,
    endsReads: true,
    max: poolSize,
    maxWaiting: options.maxWaiting ?? 500,
    // For pg this one number bounds both a new connection and the wait for a free one.
    connectionTimeoutMillis: acquireTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + deadLineMarginMs,
    idle_in_transaction_session_timeout: options.idleInTransactionMs ?? 30_000,
  });
}
