/** @file What is known of the site's own state at this moment. */
import { statfs } from 'node:fs/promises';
import { minuteMs } from '#facts/time.ts';
import { lastBackup, type BackupRecord } from '../backup/backup-record.ts';
import type { Config } from '../config/config.ts';
import { settingWarnings, type SettingWarning } from '../config/setting-warnings.ts';
import type { DatabaseHandle } from '../db/handle.ts';
import type { Jobs, UnfinishedCounts } from '../jobs/job-types.ts';
import type { Storage } from '../storage/storage.ts';
import { certificateEnd } from './certificate.ts';

/** The state of each part. Null: it could not be read. */
export type HealthFacts = {
  database: { milliseconds: number; bytes: number } | null;
  /** The disk of DATA_DIR. With less than the reserve free, changes are refused. */
  disk: { freeBytes: number; totalBytes: number; reserveBytes: number } | null;
  mails: UnfinishedCounts | null;
  jobs: { waiting: number; dead: number } | null;
  backup: BackupRecord | null;
  /** The end of the certificate; undefined where the address is not https. */
  certificate: Date | null | undefined;
  settings: readonly SettingWarning[];
};

export type HealthSources = {
  config: Config;
  handle: Pick<DatabaseHandle, 'executeSql'>;
  jobs: Pick<Jobs, 'counts'>;
  countMails: () => Promise<UnfinishedCounts>;
  storage: Pick<Storage, 'get'>;
  reserveBytes: number;
};

/** Facts that change slowly and are asked elsewhere are read again after so long. */
const rereadMs = 5 * minuteMs;

/** Returns a reader that asks again when its last answer is older than `rereadMs`. */
function reread<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let askedAt = -Infinity;
  let answer: Promise<Value>;
  return () => {
    const now = performance.now();
    if (now - askedAt < rereadMs) return answer;
    askedAt = now;
    return (answer = read());
  };
}

const orNull = <Value>(answer: Promise<Value>): Promise<Value | null> => answer.catch(() => null);

/** Returns the reader of all facts. It never rejects: a part that cannot be read is null. */
export function createHealthFacts(sources: HealthSources): () => Promise<HealthFacts> {
  const { config, handle, jobs, countMails, storage, reserveBytes } = sources;
  const backup = reread(() => orNull(lastBackup(storage)));
  const certificate = reread(() => orNull(certificateEnd(config.publicUrl)));
  const database = async () => {
    const begun = performance.now();
    const { rows } = await handle.executeSql('select pg_database_size(current_database())::float8 as bytes');
    return { milliseconds: performance.now() - begun, bytes: Number(rows[0]?.['bytes']) };
  };
  const disk = async () => {
    const { bavail, blocks, bsize } = await statfs(config.dataDir);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize, reserveBytes };
  };
  return async () => ({
    database: await orNull(database()),
    disk: await orNull(disk()),
    mails: await orNull(countMails()),
    jobs: await orNull(jobs.counts()),
    backup: await backup(),
    certificate: config.publicUrl.startsWith('https:') ? await certificate() : undefined,
    settings: settingWarnings(config),
  });
}
