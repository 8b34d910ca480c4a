/**
 * A database for a test file: real, empty, migrated, its own. Embedded in a temporary folder, or, when TEST_DATABASE_URL is set,
 * its own database on that server, so that files can run side by side.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getTableName, is, sql, getTableConfig, PgTable } from '#platform/db/drizzle.ts';
import { migrationsFolder } from '#platform/db/migrate.ts';
import {
  openDatabase,
  type Database,
  type DatabaseHandle,
  type Log,
  type OpenOptions,
} from '#platform/db/open.ts';
import * as tables from '#platform/db/tables.ts';
import { runSql, withSql } from './with-sql.ts';

/** The database of a test file. */
export type TestDatabase = {
  handle: DatabaseHandle;
  db: Database;
  /** The folder of changing files, for storage and mail as well. Removed by `close`. */
  dir: string;
  /** The server's URL; undefined for the embedded kind. */
  databaseUrl: string | undefined;
  /** Empties every table. */
  reset(): Promise<void>;
  /** Closes the database and removes it. */
  close(): Promise<void>;
};

/** A silent logger. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };

const allTables: readonly PgTable[] = Object.values(tables).filter((table) => is(table, PgTable));

/** Returns the tables in an order in which each can be emptied: children first. */
function childrenFirst(): string[] {
  const parentsFirst = new Set<string>();
  const add = (table: PgTable, below: readonly PgTable[] = []): void => {
    for (const key of getTableConfig(table).foreignKeys) {
      const parent = key.reference().foreignTable;
      if (parent !== table && !below.includes(parent)) add(parent, [...below, table]);
    }
    parentsFirst.add(`"${getTableName(table)}"`);
  };
  for (const table of allTables) add(table);
  return [...parentsFirst].toReversed();
}

/**
 * Deletes rows rather than truncating tables, which creates new files for each table and index: 15 ms of processor time against
 * 600, where nearly all are empty. The locks wait for running work, as a truncation does.
 */
const emptyAllTables = `do $$ begin
  lock table ${childrenFirst().join(', ')} in access exclusive mode;
  ${childrenFirst()
    .map((name) => `delete from ${name};`)
    .join('\n  ')}
end $$`;

/** The server ends one of two that wait for each other: the reset, which takes its tables one by one, or a job at work. */
const deadlock = '40P01';
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === deadlock;

/** Deletes all rows of all tables, and waits for work that holds any of them; after a deadlock once more, when that work goes on. */
export async function emptyTables(db: Database): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await db.execute(sql.raw(emptyAllTables));
      return;
    } catch (error) {
      if (!isDeadlock(error) || attempt === 5) throw error;
    }
}

/** Opens a database for a test. Options go to `openDatabase`. */
export async function createTestDatabase(options: Partial<OpenOptions> = {}): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const dir = mkdtempSync(join(tmpdir(), 'aangan-test-'));
  const removeDir = (): void => rmSync(dir, { recursive: true, force: true });
  process.once('exit', removeDir);
  const databaseUrl = serverUrl ? await copyOnServer(serverUrl) : undefined;
  if (!serverUrl)
    cpSync(await embeddedTemplate(), dir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const handle = await openDatabase({ dir, databaseUrl, log: silentLog, minFreeBytes: 0, ...options });
  return {
    handle,
    db: handle.db,
    dir,
    databaseUrl,
    reset: () => emptyTables(handle.db),
    close: async () => {
      await handle.close();
      if (serverUrl && databaseUrl) await dropOnServer(serverUrl, databaseUrl);
      removeDir();
      process.off('exit', removeDir);
    },
  };
}

/** Returns a hash that changes with the migrations or the engine, so that an old template is never used. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const enginePackage = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url);
  hash.update((JSON.parse(readFileSync(enginePackage, 'utf8')) as { version: string }).version);
  for (const name of readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Returns a migrated folder, made once on this machine: creating a database takes seconds, copying one a fraction. */
async function embeddedTemplate(): Promise<string> {
  const template = join(tmpdir(), `aangan-template-${fingerprint()}`);
  mkdirSync(tmpdir(), { recursive: true });
  // Test files start together: one makes the template, the others wait for the lock.
  const lock = new DatabaseSync(`${template}.lock`, { timeout: 60_000 });
  try {
    lock.exec('begin exclusive');
    if (!existsSync(template)) {
      const unfinished = mkdtempSync(`${template}-`);
      const handle = await openDatabase({ dir: unfinished, log: silentLog, minFreeBytes: 0 });
      await handle.migrate();
      await handle.close();
      rmSync(join(unfinished, 'database.lock'), { force: true });
      renameSync(unfinished, template);
    }
  } finally {
    lock.close();
  }
  return template;
}

const withName = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

async function copyOnServer(serverUrl: string): Promise<string> {
  const template = `aangan_template_${fingerprint()}`;
  const name = `aangan_test_${randomUUID().replaceAll('-', '')}`;
  await withSql({ url: serverUrl }, async (client) => {
    await client.query('select pg_advisory_lock(7226427)');
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rows.length === 0) {
      const unfinished = `${template}_unfinished`;
      await client.query(`drop database if exists "${unfinished}"`);
      await client.query(`create database "${unfinished}" template template0 encoding 'UTF8'`);
      const handle = await openDatabase({
        dir: '.',
        databaseUrl: withName(serverUrl, unfinished),
        log: silentLog,
      });
      await handle.migrate();
      await handle.close();
      await client.query(`alter database "${unfinished}" rename to "${template}"`);
    }
    await client.query(`create database "${name}" template "${template}"`);
  });
  return withName(serverUrl, name);
}

async function dropOnServer(serverUrl: string, databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await runSql({ url: serverUrl }, `drop database "${name}" with (force)`);
}
