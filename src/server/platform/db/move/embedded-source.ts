import { PGlite } from '@electric-sql/pglite';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { StartError } from '../../start-error.ts';
import { databaseExists, dataPaths } from '../embedded/data-folder.ts';
import { engineOptions } from '../embedded/engine-options.ts';
import { lockFolder } from '../embedded/folder-lock.ts';
import type { RunSql } from './fingerprints.ts';

/** The embedded database of a stopped site, opened to be read. */
export type EmbeddedSource = {
  run: RunSql;
  /** SQL that makes what must be there before the rows (tables, functions), and what after them (indexes, foreign keys). */
  before: string;
  after: string;
  close(): Promise<void>;
};

/** Opens it. @throws StartError when there is none, or when the site still runs */
export async function openSource(dir: string): Promise<EmbeddedSource> {
  const paths = dataPaths(dir);
  if (!databaseExists(paths)) throw new StartError(`There is no embedded database in ${dir}.`);
  const lock = lockFolder(paths.lockFile, paths.data);
  try {
    const pglite = await PGlite.create(engineOptions(paths.data));
    const before = await dumpSchema(pglite, 'pre-data');
    const after = await dumpSchema(pglite, 'post-data');
    // pg_dump leaves its transaction open behind it.
    await pglite.exec('rollback');
    return {
      run: async (text, values) => (await pglite.query<Record<string, unknown>>(text, values)).rows,
      before,
      after,
      async close() {
        await pglite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function dumpSchema(pg: PGlite, section: 'pre-data' | 'post-data'): Promise<string> {
  // Comments belong to the extensions, which somebody else may own over there.
  const args = [`--section=${section}`, '--no-owner', '--no-privileges', '--no-comments'];
  const sql = await (await pgDump({ pg, args })).text();
  // PostgreSQL 17 and later know this setting; the oldest that we serve does not.
  return sql.replace(/^SET transaction_timeout = 0;\n/m, '');
}
