import type { PoolClient } from 'pg';
import { minuteMs } from '#facts/time.ts';
import type { DatabaseHandle, OpenOptions } from '../handle.ts';
import { applyMigrations } from '../migrate.ts';
import { endPool, queriesOn } from '../pool-queries.ts';
import { Channels } from './channels.ts';
import { dataPaths, damagedSentence } from './data-folder.ts';
import { pglitePool } from './pglite-pool.ts';
import { startHousekeeping } from './housekeeping.ts';
import { serveSnapshots } from './snapshot-server.ts';
import { startEngine } from './start-engine.ts';
import { simpleQuery } from './wire-protocol.ts';
import { StartError } from '../../start-error.ts';

/** Larger databases are not read at the start, which would take too long; damage then shows when its page is read. */
const maxCheckedBytes = 256 * 1024 * 1024;

/**
 * Reads every row once, so that the engine compares each page with its checksum. Without this check the site would serve errors for
 * damaged rows, while backups of the damage replace the good ones.
 */
const readEverything = `
do $$
declare place regclass;
begin
  if pg_database_size(current_database()) > ${maxCheckedBytes} then return; end if;
  perform set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true);
  for place in select oid from pg_class where relkind in ('r', 't', 'm') loop
    execute format('select count(*) from %s', place);
  end loop;
end $$`;

/** @throws StartError, with the recipe's name, when a page of the database in the folder is damaged */
async function checkReadable(client: PoolClient, folder: string): Promise<void> {
  try {
    await client.query(readEverything);
  } catch (cause) {
    throw new StartError(damagedSentence(folder), { cause });
  }
}

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
    reads: queries.db,
    noteChange() {},
    listen: (channel, handler) => channels.listen(pool, channel, handler),
    beingBackedUp: () => Promise.resolve(snapshots.openCopies() > 0),
    migrate: () => maintain(applyMigrations),
    // Its folder has one process.
    alone: (work) => work(),
    close: () => (closing ??= close()),
    stats: () => ({ fsyncs: fsyncs(), respawns: engine.respawns, waiting: pool.waitingCount }),
  };
}
