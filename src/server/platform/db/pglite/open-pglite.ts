import type { PoolClient } from 'pg';
import { minuteMs } from '#facts/time.ts';
import type { DatabaseHandle, OpenOptions } from '../handle.ts';
import { applyMigrations } from '../migrate.ts';
import { endPool, queriesOn } from '../pool-queries.ts';
import { Channels } from './channels.ts';
import { dataPaths } from './data-folder.ts';
import { pglitePool } from './pglite-pool.ts';
import { startHousekeeping } from './housekeeping.ts';
import { checkReadable } from './check-readable.ts';
import { serveSnapshots } from './snapshot-server.ts';
import { startEngine } from './start-engine.ts';
import { simpleQuery } from './wire-protocol.ts';

const maintenanceTimeoutMs = 10 * minuteMs;

/** Opens the database in `<dir>/database`, and creates it at the first start. Throws StartError. */
export async function openPglite(options: OpenOptions): Promise<DatabaseHandle> {
  const {
    log,
    statementTimeoutMs = 10_000,
    acquireTimeoutMs = 10_000,
    idleInTransactionMs = 30_000,
    maxWaiting = 500,
  } = options;
  const { engine, releaseLock, fsyncs } = await startEngine({ ...options, statementTimeoutMs });
  const channels = new Channels();
  const pool = pglitePool(engine, channels, { acquireTimeoutMs, idleInTransactionMs, maxWaiting });
  const queries = queriesOn(pool, log);

  /** Runs work that may take long on the one client. */
  const maintain = async <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect();
    engine.statementTimeoutMs = maintenanceTimeoutMs;
    try {
      return await work(client);
    } finally {
      engine.statementTimeoutMs = statementTimeoutMs;
      client.release();
    }
  };
  const stopHousekeeping = startHousekeeping(
    (sql) => maintain(async (client) => Number((await client.query(sql)).rows[0]?.value ?? 0)),
    log,
  );

  const snapshots = await serveSnapshots(options.dir, (copy) => engine.pause(copy), log);

  const close = async (): Promise<void> => {
    stopHousekeeping();
    await snapshots.close();
    await endPool(pool);
    await engine.run(simpleQuery('checkpoint'), maintenanceTimeoutMs);
    await engine.close();
    releaseLock();
  };
  let closing: Promise<void> | undefined;
  try {
    await maintain((client) => checkReadable(client, dataPaths(options.dir).data));
  } catch (error) {
    await close();
    throw error;
  }

  return {
    kind: 'pglite',
    ...queries,
    listen: (channel, handler) => channels.listen(pool, channel, handler),
    beingBackedUp: () => Promise.resolve(snapshots.openCopies() > 0),
    migrate: () => maintain(applyMigrations),
    close: () => (closing ??= close()),
    stats: () => ({ fsyncs: fsyncs(), respawns: engine.respawns, waiting: pool.waitingCount }),
  };
}
