/** @file `npm run restore`: restores database and pictures from an archive and compares every row, or changes nothing. */
import { getConstructionPlans } from 'pg-boss';
import { StartError } from '../start-error.ts';
import { pictureFilePattern, pictureFormats, type PictureFormat } from '../images/picture-files.ts';
import type { Storage } from '../storage/storage.ts';
import { entryNames, type ArchivedTable, type ArchiveHeader } from './archive-header.ts';
import { entriesOf, verifyArchive } from './archive-reader.ts';
import type { Place } from './backup-source.ts';
import { fingerprint, writeSameText, type RunSql } from './fingerprints.ts';
import { knownMigrations, makeTables, type KnownMigration } from './known-migrations.ts';
import { openTarget } from './restore-target.ts';
import { columnsOf, rowLoader } from './table-rows.ts';

const ours = `contype = 'f' and conparentid = 0 and n.nspname not in ('pg_catalog', 'information_schema')`;

/** Drops every foreign key. Returns a function that creates them again, which checks every row. */
async function setForeignKeysAside(run: RunSql): Promise<() => Promise<void>> {
  const keys = await run(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(k.oid)) as back
      from pg_constraint k join pg_namespace n on n.oid = k.connamespace where ${ours}`,
  );
  for (const { away } of keys) await run(String(away));
  return async () => {
    for (const { back } of keys) await run(String(back));
  };
}

/** The options of a restore. */
export type RestoreOptions = {
  path: string;
  to: Place;
  storage: Pick<Storage, 'put'>;
  /** Whether an existing database may be replaced. */
  replace: boolean;
  now: Date;
};

/** The restored archive's header, and the location of the previous database. */
export type RestoreReport = { header: ArchiveHeader; replaced: string | null };

const queueVersionTable = 'pgboss.version';

/**
 * Creates the tables as they were at the archive's migration, fills them, compares each with the archive's fingerprint,
 * and only then commits and migrates forward.
 * @throws StartError when the archive is damaged or newer than this program, or the target is not empty
 */
export async function restoreBackup({
  path,
  to,
  storage,
  replace,
  now,
}: RestoreOptions): Promise<RestoreReport> {
  const header = await verifyArchive(path);
  const migrations = migrationsFor(header);
  const target = await openTarget(to, replace, now);
  try {
    await fill(target.run, header, migrations, path, storage);
  } catch (error) {
    await target.discard();
    throw error;
  }
  return { header, replaced: await target.keep() };
}

/** Returns the migrations recorded in the archive. Throws StartError when one of them is unknown here. */
function migrationsFor(header: ArchiveHeader): KnownMigration[] {
  const known = knownMigrations();
  if (header.migrations.some((hash, index) => known[index]?.hash !== hash))
    throw new StartError(
      `The archive belongs to a version of Aangan that this one does not know (its last migration is ${header.migration}); restore it with that version.`,
    );
  return known.slice(0, header.migrations.length);
}

async function fill(
  run: RunSql,
  header: ArchiveHeader,
  migrations: readonly KnownMigration[],
  path: string,
  storage: Pick<Storage, 'put'>,
): Promise<void> {
  await writeSameText(run);
  await makeTables(run, migrations);
  const sameQueue = header.queueVersion === null || (await makeQueue(run)) === header.queueVersion;
  const putBack = await setForeignKeysAside(run);
  const loaders = new Map<number, (lines: string[]) => Promise<void>>();
  for (const [index, table] of header.tables.entries())
    if (await hasPlace(run, table, sameQueue)) loaders.set(index, await rowLoader(run, table, index));
  for await (const { name, content } of entriesOf(path)) {
    const table = entryNames.rowsPattern.exec(name)?.[1];
    const picture = entryNames.picturePattern.exec(name)?.[1];
    if (table) await loaders.get(Number(table))?.(JSON.parse(content.toString('utf8')) as string[]);
    if (picture) await putPicture(storage, picture, content);
  }
  await putBack();
  for (const { name, value } of header.sequences)
    await run('select setval($1::regclass, $2::bigint)', [name, value]);
  await prove(
    run,
    header.tables.filter((_, index) => loaders.has(index)),
  );
}

/** Returns whether a table is restored: a queue of another version may lack it, and its stored version would be wrong for the new one. */
async function hasPlace(run: RunSql, { name }: ArchivedTable, sameQueue: boolean): Promise<boolean> {
  if (sameQueue || !name.startsWith('pgboss.')) return true;
  const [found] = await run('select to_regclass($1) is not null as there', [name]);
  return name !== queueVersionTable && found!['there'] === true;
}

/** Creates the job queue's own tables. Returns their version. */
async function makeQueue(run: RunSql): Promise<number> {
  const plans = getConstructionPlans('pgboss');
  // Within our transaction, not one of its own.
  await run(plans.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, ''));
  // Its timeout of 30 seconds is too short for the pictures of a large archive.
  await run('set local idle_in_transaction_session_timeout = 0');
  const [row] = await run(`select version from ${queueVersionTable}`);
  return Number(row!['version']);
}

async function putPicture(storage: Pick<Storage, 'put'>, name: string, content: Buffer): Promise<void> {
  const format = pictureFilePattern.exec(name)?.[3] as PictureFormat | undefined;
  if (format) await storage.put(name, content, pictureFormats[format]);
}

/** Throws StartError when a table differs from the archive. */
async function prove(run: RunSql, tables: readonly ArchivedTable[]): Promise<void> {
  const different: string[] = [];
  for (const table of tables) {
    const there = new Set((await columnsOf(run, table.name)).map(({ name }) => name));
    const whole = table.columns.every(({ name }) => there.has(name));
    // A column that a newer queue has dropped cannot be compared; its rows can be counted.
    const columns = table.columns.filter(({ name }) => there.has(name));
    const found = await fingerprint(run, { name: table.name, columns });
    if (found.rows !== table.rows || (whole && found.checksum !== table.checksum)) different.push(table.name);
  }
  if (different.length > 0)
    throw new StartError(
      `Nothing was kept, because these tables differ from the archive: ${different.join(', ')}.`,
    );
}
