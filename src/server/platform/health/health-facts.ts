/** @file What is known of each part of the site at this moment. */
import { minuteMs } from '#facts/time.ts';
import { lastBackup, type BackupRecord } from '../backup/backup-record.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { settingWarnings, type SettingWarning } from '../config/setting-warnings.ts';
import type { DatabaseHandle } from '../db/handle.ts';
import { diskSpace } from '../disk-space.ts';
import type { Jobs, UnfinishedCounts } from '../jobs/job-types.ts';
import type { Storage } from '../storage/storage.ts';
import { certificateEnd } from './certificate.ts';
import { readRelease, type ReleaseFacts } from './release-facts.ts';
import { readErrors, readSpeed, type ErrorFacts, type SpeedFacts } from './visit-facts.ts';

/** The state of each part. Null: it could not be read. */
export type HealthFacts = {
  release: ReleaseFacts | null;
  /** `replica` tells whether it follows; absent without one. */
  database: { milliseconds: number; bytes: number; replica?: boolean } | null;
  /** The disk of DATA_DIR. With less than the reserve free, changes are refused. */
  disk: { freeBytes: number; totalBytes: number; reserveBytes: number } | null;
  mail: UnfinishedCounts | null;
  jobs: { waiting: number; dead: number } | null;
  /** `last` is null without a backup; a site with an https address needs one. */
  backup: { last: BackupRecord | null; isNeeded: boolean };
  /** The end of the certificate; undefined where the address is not https. */
  certificate: Date | null | undefined;
  settings: readonly SettingWarning[];
  errors: ErrorFacts | null;
  speed: SpeedFacts | null;
};

/** Reads each part by itself, so that a caller pays for those that it asks. They never reject. */
export type HealthReaders = { readonly [Part in keyof HealthFacts]: () => Promise<HealthFacts[Part]> };

export type HealthSources = {
  config: Config;
  clock: Clock;
  handle: Pick<DatabaseHandle, 'executeSql' | 'stats'>;
  jobs: Pick<Jobs, 'counts'>;
  outbox: { count: () => Promise<UnfinishedCounts> };
  storage: Pick<Storage, 'get'>;
  reserveBytes: number;
};

/** Facts that change slowly and are asked elsewhere are read again after so long. */
const rereadMs = 5 * minuteMs;

/** Returns a reader that gives its last answer, and asks for the next one when that is old. Only the first caller waits. */
function reread<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let askedAt = -Infinity;
  let answer: Promise<Value> | undefined;
  return () => {
    const now = performance.now();
    if (answer && now - askedAt < rereadMs) return answer;
    askedAt = now;
    const next = read();
    answer ??= next;
    void next.then(() => (answer = next));
    return answer;
  };
}

const orNull =
  <Value>(read: () => Promise<Value> | Value) =>
  async (): Promise<Value | null> => {
    try {
      return await read();
    } catch {
      return null;
    }
  };

/** Creates the readers of all parts. Backup and certificate may be some minutes old. */
export function createHealthReaders(sources: HealthSources): HealthReaders {
  const { config, clock, handle, jobs, outbox, storage, reserveBytes } = sources;
  const isHttps = config.publicUrl.startsWith('https:');
  const backup = reread(orNull(() => lastBackup(storage)));
  const certificate = reread(orNull(() => certificateEnd(config.publicUrl)));
  return {
    release: orNull(() => readRelease(handle, config.settings.DATABASE_URL === undefined)),
    database: orNull(async () => {
      const begun = performance.now();
      const { rows } = await handle.executeSql(
        'select pg_database_size(current_database())::float8 as bytes',
      );
      const { replicaFresh } = handle.stats();
      return {
        milliseconds: performance.now() - begun,
        bytes: Number(rows[0]?.['bytes']),
        ...(replicaFresh !== undefined && { replica: replicaFresh === 1 }),
      };
    }),
    disk: orNull(() => ({ ...diskSpace(config.dataDir), reserveBytes })),
    mail: orNull(outbox.count),
    jobs: orNull(jobs.counts),
    backup: async () => ({ last: await backup(), isNeeded: isHttps }),
    certificate: async () => (isHttps ? certificate() : undefined),
    settings: async () => settingWarnings(config),
    errors: orNull(() => readErrors(handle, clock)),
    speed: orNull(() => readSpeed(handle, clock)),
  };
}
