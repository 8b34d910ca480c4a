import { openPglite } from './pglite/open-pglite.ts';
import type { DatabaseHandle, OpenOptions } from './handle.ts';
import { openPostgres } from './postgres/open-postgres.ts';

export type { Database, DatabaseHandle, Log, OpenOptions } from './handle.ts';

/**
 * Opens the database: the server behind `databaseUrl` when it is given, else the embedded one in `dir`.
 * It does not migrate; call `handle.migrate()` before the first query.
 * @throws StartError with one sentence for the person who starts the process
 */
export function openDatabase(options: OpenOptions): Promise<DatabaseHandle> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openPglite(options);
}
