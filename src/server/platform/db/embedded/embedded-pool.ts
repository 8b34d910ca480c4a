import pg from 'pg';
import type { Bridge } from './bridge.ts';
import type { Channels } from './channels.ts';
import { EmbeddedSocket } from './socket.ts';

/** A pool of one client, whose socket is the bridge. Queries wait for each other in it, at most `acquireTimeoutMs`. */
export function embeddedPool(
  bridge: Bridge,
  channels: Channels,
  times: { acquireTimeoutMs: number; idleInTransactionMs: number },
): pg.Pool {
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: times.acquireTimeoutMs,
    user: 'postgres',
    ssl: false,
    // The pool waits for it before it lends the client; its types do not say so.
    onConnect: (client) => channels.attach(client) as unknown as void,
    stream: () => new EmbeddedSocket(bridge, times) as never,
  });
  // A replaced session has neither the client's prepared statements nor its LISTENs: the pool must make a new one.
  const sessions = new WeakMap<object, number>();
  pool.on('connect', (client) => sessions.set(client, bridge.respawns));
  pool.on('release', (_error, client) => {
    if (sessions.get(client) !== bridge.respawns) void client.end();
  });
  return pool;
}
