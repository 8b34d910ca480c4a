/** @file The committed migrations by hash, for a restore that applies only those recorded in an archive. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../db/migrate.ts';
import type { RunSql } from './fingerprints.ts';

type Journal = { entries: { tag: string; when: number }[] };

/** One committed migration. */
export type KnownMigration = {
  tag: string;
  hash: string;
  /** The time by which the migrator orders them. */
  appliedAt: number;
  statements: string[];
};

/** Returns all migrations, oldest first. */
export function knownMigrations(): KnownMigration[] {
  const { entries } = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  ) as Journal;
  return readMigrationFiles({ migrationsFolder }).map(({ hash, sql, folderMillis }) => ({
    hash,
    appliedAt: folderMillis,
    statements: sql,
    tag: entries.find(({ when }) => when === folderMillis)!.tag,
  }));
}

/** The table in which the migrator records what it has applied, as the migrator creates it. */
const bookkeeping = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/** Creates the tables as of these migrations. The migrator's record of them comes with the rows. */
export async function makeTables(run: RunSql, migrations: readonly KnownMigration[]): Promise<void> {
  await run(bookkeeping);
  for (const { statements } of migrations) for (const statement of statements) await run(statement);
}
