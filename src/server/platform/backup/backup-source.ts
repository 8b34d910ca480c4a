/** @file A consistent view of the database at one moment, while the site keeps writing. */
import pg from 'pg';
import { hourMs } from '#facts/time.ts';
import { requestSnapshot } from '../db/pglite/snapshot-client.ts';
import { openDatabase, type DatabaseHandle, type Log } from '../db/open.ts';
import { takeBackupLock } from '../db/postgres/backup-lock.ts';
import { writeSameText, type RunSql } from './fingerprints.ts';

/** The location of the data: a server when its URL is given, else the folder of the embedded database. */
export type Place = { dir: string; databaseUrl: string | undefined; log: Log };

/** A readable snapshot of a database. */
export type BackupSource = { run: RunSql; close(): Promise<void> };

const longMs = hourMs;

/** Opens a snapshot: a transaction on a server, or a copy of the embedded database's folder. Throws StartError. */
export async function openSource(place: Place): Promise<BackupSource> {
  const source = place.databaseUrl ? await onServer(place.databaseUrl) : await inFolder(place);
  await writeSameText(source.run);
  await source.run('begin isolation level repeatable read read only');
  return source;
}

/** Returns a function that runs statements on one client of a server. */
export const runOn =
  (client: pg.Client): RunSql =>
  async (text, values) =>
    [await client.query(text, values)].flat().flatMap(({ rows }) => rows as Record<string, unknown>[]);

/** Returns a function that runs statements on a database with one client, so that transaction and settings last between them. */
export const runOnHandle =
  (handle: DatabaseHandle): RunSql =>
  async (text, values) =>
    (await handle.executeSql(text, values)).rows;

/** Opens an embedded database for one long transaction. */
export const openForLongWork = (dir: string, log: Log): Promise<DatabaseHandle> =>
  openDatabase({ dir, log, minFreeBytes: 0, statementTimeoutMs: longMs, idleInTransactionMs: longMs });

async function onServer(connectionString: string): Promise<BackupSource> {
  const client = new pg.Client({ connectionString, application_name: 'aangan backup', keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  const run = runOn(client);
  await run(takeBackupLock);
  return { run, close: () => client.end() };
}

async function inFolder({ dir, log }: Place): Promise<BackupSource> {
  const copy = await requestSnapshot(dir);
  try {
    const handle = await openForLongWork(copy.folder, log);
    return {
      run: runOnHandle(handle),
      async close() {
        await handle.close();
        await copy.giveBack();
      },
    };
  } catch (error) {
    await copy.giveBack();
    throw error;
  }
}
