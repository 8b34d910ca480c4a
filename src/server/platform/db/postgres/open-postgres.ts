import pg from 'pg';
import { minuteMs } from '#facts/time.ts';
import { StartError } from '../../start-error.ts';
import type { DatabaseHandle, OpenOptions } from '../handle.ts';
import { applyMigrations } from '../migrate.ts';
import { endPool, queriesOn } from '../pool-queries.ts';
import { eventChannel } from '../../events.ts';
import { backupLockHeld } from './backup-lock.ts';
import { Listener } from './listener.ts';
import { openReplica } from './open-replica.ts';
import { connectionTo, poolTo } from './pool-to.ts';

const maintenanceTimeoutMs = 10 * minuteMs;
const connectTimeoutMs = 5_000;
/** The key of the advisory lock: any fixed number. */
const startLockKey = 7_226_427;
/** Takes the lock of `alone` until the end of this session. */
const takeStartLock = `select pg_advisory_lock(${startLockKey})`;

/** Opens a pool to a PostgreSQL server and checks that it answers. Throws StartError. */
export async function openPostgres(databaseUrl: string, options: OpenOptions): Promise<DatabaseHandle> {
  const { log, statementTimeoutMs = 10_000 } = options;
  const pool = poolTo(databaseUrl, options);
  const queries = queriesOn(pool, log);
  const dedicated = (statement_timeout: number): pg.Client => {
    const client = new pg.Client({
      ...connectionTo(databaseUrl),
      statement_timeout,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    // A broken connection shows in the statement that fails; an unhandled error event would end the process.
    return client.on('error', () => {});
  };

  await proveReachable(dedicated(connectTimeoutMs), databaseUrl).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  /** Works on a connection of its own. */
  const onOwnClient = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = dedicated(maintenanceTimeoutMs);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  const { replicaUrl: url } = options;
  const replica = url === undefined ? undefined : openReplica(pool, { ...options, databaseUrl, url });
  const noteChange = () => replica?.noteChange();
  const listener = new Listener(() => dedicated(statementTimeoutMs), log, noteChange);
  // An event is a change by somebody, in whichever process.
  if (replica) await listener.add({ channel: eventChannel, handler() {} });
  let closing: Promise<void> | undefined;

  return {
    kind: 'postgres',
    ...queries,
    reads: replica?.reads ?? queries.db,
    noteChange,
    listen: (channel, handler, onReconnect) => listener.add({ channel, handler, onReconnect }),
    beingBackedUp: async () => (await queries.executeSql(backupLockHeld)).rows.length > 0,
    migrate: () => onOwnClient(applyMigrations),
    alone: (work) =>
      onOwnClient(async (client) => {
        await client.query(takeStartLock);
        return work();
      }),
    close: () =>
      (closing ??= Promise.all([listener.close(), replica?.close(), endPool(pool)]).then(() => {})),
    stats: () => ({ fsyncs: 0, respawns: 0, waiting: pool.waitingCount, ...replica?.stats() }),
  };
}

async function proveReachable(client: pg.Client, databaseUrl: string): Promise<void> {
  try {
    await client.connect();
    await client.query('select 1');
  } catch (cause) {
    throw new StartError(refusal((cause as { code?: string }).code, databaseUrl), { cause });
  } finally {
    await client.end().catch(() => {});
  }
}

/** What a server that answers says by its SQLSTATE, and what to do; the place is host and database. */
const refusals: Readonly<Record<string, (place: string) => string>> = {
  '3D000': (place) =>
    `The PostgreSQL server has no database ${place}; create it (createdb), or correct the name in DATABASE_URL.`,
  '28P01': (place) =>
    `The PostgreSQL server refuses the user or the password for ${place}; check DATABASE_URL.`,
  '28000': (place) =>
    `The PostgreSQL server does not let this user into ${place}; check DATABASE_URL and pg_hba.conf.`,
  '53300': (place) => `The PostgreSQL server has no free connection for ${place}; raise max_connections.`,
  '57P03': (place) =>
    `The PostgreSQL server is starting or stopping, so ${place} does not open yet; start again in a moment.`,
};

function refusal(code: string | undefined, databaseUrl: string): string {
  const place = placeOf(databaseUrl);
  return (
    refusals[code ?? '']?.(place) ??
    `The database server at ${place} does not answer${code ? ` (${code})` : ''}; check DATABASE_URL and that the server runs.`
  );
}

/** Returns host and database without the user and the password. */
function placeOf(databaseUrl: string): string {
  try {
    const { host, pathname, searchParams } = new URL(databaseUrl);
    return `${host || searchParams.get('host') || 'localhost'}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}
