/** @file The target of a restore: a database beside the present one, so that nothing is lost before everything is in place. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { dataPaths, prepareFolder } from '../db/pglite/data-folder.ts';
import { isSiteConnection } from '../db/postgres/site-name.ts';
import { lockFolder } from '../db/pglite/folder-lock.ts';
import { applyMigrations, takeMigrationLock } from '../db/migrate.ts';
import { StartError } from '../start-error.ts';
import { openForLongWork, runOn, runOnHandle, type Place } from './backup-source.ts';
import { tableNames, type RunSql } from './fingerprints.ts';

/** An empty database in an open transaction. */
export type RestoreTarget = {
  run: RunSql;
  /** Commits, migrates forward, and puts the database in its place. Resolves to the location of the previous one, if any. */
  keep(): Promise<string | null>;
  /** Leaves everything as it was. */
  discard(): Promise<void>;
};

/** Opens the target. Throws StartError when it is not empty and `replace` is false, or while the site is running. */
export const openTarget = (place: Place, replace: boolean, now: Date): Promise<RestoreTarget> =>
  place.databaseUrl ? onServer(place.databaseUrl, replace) : inFolder(place, replace, now);

const notEmpty = (what: string) =>
  new StartError(`${what}; nothing was changed. To replace what is there, add --replace.`);

async function onServer(connectionString: string, replace: boolean): Promise<RestoreTarget> {
  const client = new pg.Client({ connectionString, application_name: 'aangan restore', keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  const run = runOn(client);
  try {
    // A site that starts meanwhile waits for this lock.
    await run(takeMigrationLock);
    await run('begin');
    await makeRoom(run, replace);
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    run,
    async keep() {
      try {
        await run('commit');
        await applyMigrations(client);
        return null;
      } finally {
        await client.end();
      }
    },
    // Without a commit the server undoes all of it.
    discard: () => client.end(),
  };
}

async function makeRoom(run: RunSql, replace: boolean): Promise<void> {
  const names = await tableNames(run);
  if (names.length === 0) return;
  if (!replace)
    throw notEmpty(`The target is not empty: it has ${names.length} tables, the first is ${names[0]}`);
  const [open] = await run(`select count(*)::int as n from pg_stat_activity where ${isSiteConnection}`);
  if (open!['n'] !== 0)
    throw new StartError(
      `The site still uses that database (${String(open!['n'])} connections); stop it first.`,
    );
  await run('drop schema if exists pgboss, drizzle cascade');
  for (const name of await tableNames(run)) await run(`drop table ${name} cascade`);
}

async function inFolder({ dir, log }: Place, replace: boolean, now: Date): Promise<RestoreTarget> {
  prepareFolder(dir);
  const paths = dataPaths(dir);
  const lock = lockFolder(paths.lockFile, paths.data);
  const beside = join(dir, 'database.restoring');
  try {
    const replaced = existsSync(paths.data)
      ? join(dir, `database.replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`)
      : null;
    if (replaced && !replace) throw notEmpty(`The target is not empty: ${paths.data} is there`);
    rmSync(beside, { recursive: true, force: true });
    const handle = await openForLongWork(beside, log);
    const run = runOnHandle(handle);
    await run('begin');
    const discard = async (): Promise<void> => {
      await handle.close();
      rmSync(beside, { recursive: true, force: true });
      lock.release();
    };
    return {
      run,
      discard,
      async keep() {
        try {
          await run('commit');
          await handle.migrate();
        } catch (error) {
          await discard();
          throw error;
        }
        await handle.close();
        if (replaced) renameSync(paths.data, replaced);
        renameSync(dataPaths(beside).data, paths.data);
        rmSync(beside, { recursive: true });
        lock.release();
        return replaced;
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
