import { isMainThread } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import type { DatabaseHandle, OpenOptions } from '../handle.ts';
import { applyMigrations } from '../migrate.ts';
import { toSqlResult } from '../query.ts';
import * as tables from '../tables.ts';
import { Bridge } from './bridge.ts';
import { Channels } from './channels.ts';
import {
  clearUnfinished,
  damagedSentence,
  databaseExists,
  dataPaths,
  finishNewDatabase,
} from './data-folder.ts';
import { freeBytes, prepareFolder, requireSpace } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { startHousekeeping } from './housekeeping.ts';
import { EmbeddedSocket } from './socket.ts';
import { simpleQuery } from './wire.ts';

const maintenanceTimeoutMs = 10 * 60_000;
const idleInTransactionMs = 30_000;

/** Opens (and at the first start makes) the database in `<dir>/database`. @throws StartError */
export async function openEmbedded(options: OpenOptions): Promise<DatabaseHandle> {
  const {
    dir,
    log,
    statementTimeoutMs = 10_000,
    acquireTimeoutMs = 10_000,
    minFreeBytes = 200_000_000,
  } = options;
  // Everything this process writes is private. Worker threads (some test runners) may not change it.
  if (isMainThread) process.umask(0o077);
  const paths = dataPaths(dir);
  prepareFolder(dir);
  requireSpace(await (options.freeBytes ?? freeBytes)(dir), minFreeBytes, dir);
  const lock = lockFolder(paths.lockFile, paths.data);
  const fsyncCounter = new SharedArrayBuffer(4);
  const fatal = once(options.onFatal ?? exitAfter(log));
  const newBridge = (dataDir: string): Bridge =>
    new Bridge({ boot: { dataDir, fsyncCounter }, statementTimeoutMs, log, onFatal: fatal });

  let bridge: Bridge;
  try {
    if (!databaseExists(paths)) {
      clearUnfinished(paths);
      const first = newBridge(paths.unfinished);
      await first.start();
      await first.close();
      finishNewDatabase(paths);
    }
    bridge = newBridge(paths.data);
    await bridge.start();
  } catch (cause) {
    lock.release();
    if (cause instanceof StartError) throw cause;
    throw new StartError(damagedSentence(paths.data), { cause });
  }

  const channels = new Channels();
  const pool = new pg.Pool({
    onConnect: (client) => channels.attach(client),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: acquireTimeoutMs,
    user: 'postgres',
    ssl: false,
    stream: () => new EmbeddedSocket(bridge, { idleInTransactionMs }) as never,
  });
  // A client whose line breaks while it is lent out emits an error; unheard, it would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ reason: error.message }, 'database line broke')),
  );
  // A replaced session has neither the client's prepared statements nor its LISTENs: the pool must make a new one.
  const sessions = new WeakMap<object, number>();
  pool.on('connect', (client) => sessions.set(client, bridge.respawns));
  pool.on('release', (_error, client) => {
    if (sessions.get(client) !== bridge.respawns) void client.end();
  });
  pool.on('error', () => {});

  const maintain = async (sql: string): Promise<number> => {
    const client = await pool.connect();
    bridge.statementTimeoutMs = maintenanceTimeoutMs;
    try {
      const result = await client.query<{ value?: string }>(sql);
      return Number(result.rows[0]?.value ?? 0);
    } finally {
      bridge.statementTimeoutMs = statementTimeoutMs;
      client.release();
    }
  };
  const stopHousekeeping = startHousekeeping(maintain, log);

  return {
    kind: 'embedded',
    db: drizzle(pool, { schema: tables, casing: 'snake_case' }),
    executeSql: async (text, values) => toSqlResult(await pool.query(text, values)),
    ping: async () => void (await pool.query('select 1')),
    listen: (channel, handler) => channels.listen(pool, channel, handler),
    notify: async (channel, payload) =>
      void (await pool.query('select pg_notify($1, $2)', [channel, payload])),
    migrate: async () => {
      const client = await pool.connect();
      bridge.statementTimeoutMs = maintenanceTimeoutMs;
      try {
        await applyMigrations(client);
      } finally {
        bridge.statementTimeoutMs = statementTimeoutMs;
        client.release();
      }
    },
    close: once(async () => {
      stopHousekeeping();
      await pool.end();
      await bridge.run(simpleQuery('checkpoint'), maintenanceTimeoutMs);
      await bridge.close();
      lock.release();
    }),
    stats: () => ({
      fsyncs: Atomics.load(new Int32Array(fsyncCounter), 0),
      respawns: bridge.respawns,
      waiting: pool.waitingCount,
    }),
  };
}

function exitAfter(log: OpenOptions['log']): (error: Error) => void {
  return (error) => {
    log.error(
      { reason: error.message },
      'the embedded database failed; the process ends so that a restart can repair it',
    );
    process.exit(70);
  };
}

/** The function, at most once; later calls give the first result. */
function once<Arguments extends unknown[], Result>(
  run: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  let first: { result: Result } | undefined;
  return (...args) => (first ??= { result: run(...args) }).result;
}
