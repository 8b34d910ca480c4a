/** Any fixed number: who holds it shared is writing a backup. The server frees it when that line ends, however it ends. */
const lockKey = 7_226_428;

/** Says that a backup begins. Before its snapshot: rows deleted and files removed earlier are then not in it. */
export const takeBackupLock = `select pg_advisory_lock_shared(${lockKey})`;

/** One row for each backup under way in this database. */
export const backupLockHeld = `select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${lockKey}
  and database = (select oid from pg_database where datname = current_database())`;
