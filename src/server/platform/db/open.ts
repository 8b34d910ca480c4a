import { openEmbedded } from './embedded/open-embedded.ts';
import type { DatabaseHandle, OpenOptions } from './handle.ts';
import { openServer } from './server/open-server.ts';

export type { Database, DatabaseHandle, Log, OpenOptions } from './handle.ts';

/**
 * Opens the database: the server behind `databaseUrl` when it is given, else the embedded one in `dir`.
 * It does not migrate; call `handle.migrate()` before the first query.
 * @throws StartError with one sentence for the person who starts the process
 */
export function openDatabase(options: OpenOptions): Promise<DatabaseHandle> {
  return options.databaseUrl ? openServer(options.databaseUrl, options) : openEmbedded(options);
}
