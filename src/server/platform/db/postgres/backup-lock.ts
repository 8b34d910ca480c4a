/** The key of the advisory lock: any fixed number. A backup holds it shared; the server releases it with the connection. */
const lockKey = 7_226_428;

/** Marks the start of a backup. Call it before the snapshot, so that no file named in the snapshot is removed. */
export const takeBackupLock = `select pg_advisory_lock_shared(${lockKey})`;

/** Selects one row for each running backup of this database. */
export const backupLockHeld = `select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${lockKey}
  and database = (select oid from pg_database where datname = current_database())`;
