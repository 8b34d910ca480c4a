/** @file Databases of earlier versions: empty ones, filled as of an earlier migration. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOnHandle, type Place } from '#platform/backup/backup-source.ts';
import type { RunSql } from '#platform/backup/fingerprints.ts';
import { knownMigrations, makeTables } from '#platform/backup/known-migrations.ts';
import { openDatabase, type DatabaseHandle } from '#platform/db/open.ts';
import { silentLog } from './database.ts';
import { runSql } from './with-sql.ts';

const folder = join(import.meta.dirname, 'yesterday');

const fileOf = (tag: string) => join(folder, `${tag.replaceAll('_', '-')}.sql`);

/** The migrations with rows to start from. */
export const yesterdays = knownMigrations()
  .map(({ tag }) => tag)
  .filter((tag) => existsSync(fileOf(tag)));

/** An empty place: a folder and, of the kind `server`, a database on the tests' server. */
export type EmptyPlace = Place & { close(): Promise<void> };

export async function emptyPlace(kind: 'pglite' | 'postgres'): Promise<EmptyPlace> {
  const dir = mkdtempSync(join(tmpdir(), 'aangan-place-'));
  const removeDir = () => rmSync(dir, { recursive: true, force: true });
  if (kind === 'pglite')
    return { dir, databaseUrl: undefined, log: silentLog, close: async () => removeDir() };
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) throw new Error('TEST_DATABASE_URL names no server');
  const name = `aangan_test_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = `/${name}`;
  const onServer = (text: string) => runSql({ url: serverUrl }, text);
  await onServer(`create database ${name} template template0 encoding 'UTF8'`);
  return {
    dir,
    databaseUrl: databaseUrl.href,
    log: silentLog,
    async close() {
      await onServer(`drop database if exists ${name} with (force)`);
      removeDir();
    },
  };
}

/** Opens a database of either kind with one connection, and returns it with a function that runs statements. */
export async function openPlace({ dir, databaseUrl, log }: Place): Promise<DatabaseHandle & { run: RunSql }> {
  const handle = await openDatabase({ dir, databaseUrl, log, minFreeBytes: 0, poolSize: 1 });
  return { ...handle, run: runOnHandle(handle) };
}

/**
 * Creates the tables as of that migration, with the rows of that day and the migrator's record of it. Rows of earlier days pass
 * through the migrations in between, as they did.
 */
export async function fillAsOf(run: RunSql, tag: string): Promise<void> {
  const known = knownMigrations();
  const done = known.slice(0, known.findIndex((migration) => migration.tag === tag) + 1);
  for (const migration of done) {
    await makeTables(run, [migration]);
    if (yesterdays.includes(migration.tag)) await run(readFileSync(fileOf(migration.tag), 'utf8'));
  }
  for (const { hash, appliedAt } of done)
    await run('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      appliedAt,
    ]);
}
