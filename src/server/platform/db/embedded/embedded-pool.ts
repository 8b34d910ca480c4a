import type pg from 'pg';
import { BoundedPool } from '../bounded-pool.ts';
import type { Bridge } from './bridge.ts';
import type { Channels } from './channels.ts';
import { EmbeddedSocket } from './socket.ts';

/**
 * A pool of one client, whose socket is the bridge. Queries wait for each other in it, at most `mostWaiting` of them and
 * `acquireTimeoutMs` long.
 */
export function embeddedPool(
  bridge: Bridge,
  channels: Channels,
  limits: { acquireTimeoutMs: number; idleInTransactionMs: number; mostWaiting: number },
): pg.Pool {
  const pool = new BoundedPool({
    max: 1,
    mostWaiting: limits.mostWaiting,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: limits.acquireTimeoutMs,
    user: 'postgres',
    ssl: false,
    // The pool waits for it before it lends the client; its types do not say so.
    onConnect: (client) => channels.attach(client) as unknown as void,
    stream: () => new EmbeddedSocket(bridge, limits) as never,
  });
  // A replaced session has neither the client's prepared statements nor its LISTENs: the pool must make a new one.
  const sessions = new WeakMap<object, number>();
  pool.on('connect', (client) => sessions.set(client, bridge.respawns));
  pool.on('release', (_error, client) => {
    if (sessions.get(client) !== bridge.respawns) void client.end();
  });
  return pool;
}
