/** @file `npm run backup`: the rows of one moment, and every picture named in them, in one archive. */
import { filesOfPicture, type PictureFormat } from '../images/picture-files.ts';
import type { Storage } from '../storage/storage.ts';
import { archiveFormat, entryNames, type ArchivedTable, type ArchiveHeader } from './archive-header.ts';
import { writeArchive, type ArchiveWriter } from './archive-writer.ts';
import { openSource, type Place } from './backup-source.ts';
import { fingerprint, tableNames, type RunSql } from './fingerprints.ts';
import { knownMigrations } from './known-migrations.ts';
import { columnsOf, rowsOf } from './table-rows.ts';

/** The options of a backup. */
export type BackupOptions = {
  from: Place;
  storage: Pick<Storage, 'get'>;
  /** The file to write. */
  path: string;
  keyMark: string | null;
  now: Date;
};

/** The header of the archive. `missing` lists pictures that rows name and the storage lacks. */
export type BackupReport = { header: ArchiveHeader; missing: string[] };

/** Writes an archive of a site, which may be running. Throws StartError. */
export async function writeBackup({
  from,
  storage,
  path,
  keyMark,
  now,
}: BackupOptions): Promise<BackupReport> {
  const { run, close } = await openSource(from);
  try {
    const described = await describe(run);
    const pictures = await picturesOf(run, described.tables);
    const header = {
      ...described,
      keyMark,
      createdAt: now.toISOString(),
      pictures: pictures.length,
    };
    const archive = await writeArchive(path);
    try {
      await archive.add(entryNames.header, JSON.stringify(header));
      for (const [index, table] of header.tables.entries()) await addRows(archive, run, table, index);
      const missing: string[] = [];
      for (const name of pictures) {
        const content = await storage.get(name);
        if (content) await archive.add(entryNames.picture(name), content);
        else missing.push(name);
      }
      await archive.finish();
      return { header, missing };
    } catch (error) {
      await archive.discard();
      throw error;
    }
  } finally {
    await close();
  }
}

async function addRows(
  archive: ArchiveWriter,
  run: RunSql,
  table: ArchivedTable,
  index: number,
): Promise<void> {
  let part = 0;
  for await (const lines of rowsOf(run, table)) {
    part += 1;
    await archive.add(entryNames.rows(index, part), JSON.stringify(lines));
  }
}

/** The job queue keeps statistics in one table for each day; it would not exist on the day of a restore. */
const madeByTheDay = /^pgboss\.queue_stats_/;

async function describe(run: RunSql) {
  const tables: ArchivedTable[] = [];
  for (const name of (await tableNames(run)).filter((table) => !madeByTheDay.test(table))) {
    const columns = await columnsOf(run, name);
    tables.push({ name, columns, ...(await fingerprint(run, { name, columns })) });
  }
  const done = await run('select hash from drizzle.__drizzle_migrations order by created_at');
  const migrations = done.map(({ hash }) => String(hash));
  const sequences = await run(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
      from pg_sequences where last_value is not null`,
  );
  return {
    format: archiveFormat,
    migration: knownMigrations().find(({ hash }) => hash === migrations.at(-1))?.tag ?? 'unknown',
    migrations,
    queueVersion: await queueVersion(run, tables),
    tables,
    sequences: sequences.map(({ name, value }) => ({ name: String(name), value: String(value) })),
  } satisfies Omit<ArchiveHeader, 'keyMark' | 'createdAt' | 'pictures'>;
}

async function queueVersion(run: RunSql, tables: readonly ArchivedTable[]): Promise<number | null> {
  if (!tables.some(({ name }) => name === 'pgboss.version')) return null;
  const [row] = await run('select version from pgboss.version');
  return Number(row?.['version'] ?? 0);
}

/** Returns whether a table's rows name picture files. It tests the columns, so that a backup includes the files of new tables. */
const namesPictures = ({ columns }: ArchivedTable) => columns.some(({ name }) => name === 'storage_key');

async function picturesOf(run: RunSql, tables: readonly ArchivedTable[]): Promise<string[]> {
  const selects = tables
    .filter(namesPictures)
    .map(({ name }) => `select storage_key, widths, formats from ${name}`);
  if (selects.length === 0) return [];
  const rows = await run(`${selects.join(' union all ')} order by storage_key`);
  return rows.flatMap((row) =>
    filesOfPicture({
      storageKey: row['storage_key'] as string,
      widths: row['widths'] as number[],
      formats: row['formats'] as PictureFormat[],
    }),
  );
}
