import type { Config } from '../config/config.ts';
import type { DatabaseHandle, OpenOptions } from './handle.ts';
import { openDatabase } from './open.ts';

/** The unit of common tools for free space. */
export const diskMegabyte = 1_000_000;

/** Opens the database that the settings name. @throws StartError */
export const openConfigured = (
  { settings, dataDir }: Config,
  { log, onFatal }: Pick<OpenOptions, 'log' | 'onFatal'>,
): Promise<DatabaseHandle> =>
  openDatabase({
    databaseUrl: settings.DATABASE_URL,
    replicaUrl: settings.DATABASE_REPLICA_URL,
    dir: dataDir,
    poolSize: settings.DATABASE_POOL,
    maxWaiting: settings.DATABASE_QUEUE,
    minFreeBytes: settings.DISK_RESERVE_MB * diskMegabyte,
    log,
    onFatal,
  });
