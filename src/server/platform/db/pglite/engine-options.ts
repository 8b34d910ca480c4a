import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableFs } from './durable-fs.ts';

/** Returns the options of the engine. With its defaults a database would not open after a power cut. */
export const engineOptions = (dataDir: string, fsyncCounter = new SharedArrayBuffer(4)) => ({
  fs: new DurableFs(dataDir, fsyncCounter),
  extensions: { pg_trgm, unaccent },
  startParams: [
    // Without -F commits are flushed; fdatasync, the default method, does nothing in this build.
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'shared_buffers=32MB',
    // A scan starts at the beginning: counts over part of a long list are then the same each time.
    '-c',
    'synchronize_seqscans=off',
    // Lower levels would print statements, and with them visitors' words.
    '-c',
    'log_min_messages=fatal',
  ],
});
