import type pg from 'pg';
import { BoundedPool } from '../bounded-pool.ts';
import type { WorkerClient } from './worker-client.ts';
import type { Channels } from './channels.ts';
import { PgliteSocket } from './socket.ts';

/**
 * Returns a pool of one client, whose socket is the engine in its worker. Queries wait for each other in it, at most `maxWaiting` of
 * them and `acquireTimeoutMs` long.
 */
export function pglitePool(
  engine: WorkerClient,
  channels: Channels,
  limits: { acquireTimeoutMs: number; idleInTransactionMs: number; maxWaiting: number },
): pg.Pool {
  const pool = new BoundedPool({
    max: 1,
    maxWaiting: limits.maxWaiting,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: limits.acquireTimeoutMs,
    user: 'postgres',
    ssl: false,
    // The pool awaits the result before it hands the client out, although its types do not say so.
    onConnect: (client) => channels.attach(client) as unknown as void,
    stream: () => new PgliteSocket(engine, limits),
  });
  // A new session has neither the client's prepared statements nor its LISTENs, so the pool must create a new client.
  const sessions = new WeakMap<object, number>();
  pool.on('connect', (client) => sessions.set(client, engine.respawns));
  pool.on('release', (_error, client) => {
    if (sessions.get(client) !== engine.respawns) void client.end();
  });
  return pool;
}
