/** @file Jobs whose process died while they ran: the second time is the last. They become dead letters, which the page Today lists. */
import type { JobWithMetadata } from 'pg-boss';
import type { DatabaseHandle, Log } from '../db/open.ts';
import type { ParkedJob } from './job-types.ts';
import { messageIn } from './unfinished-jobs.ts';

/** Permitted starts of a job whose process died the last time. */
const startsAllowed = 2;
/** The stored output of an attempt that died: on a server pg-boss's own message for a missed heartbeat. */
const diedMessages: readonly string[] = ['its process died', 'job heartbeat timeout'];
const reason = 'Its process died twice while it ran.';

/** Marks the running jobs as died: nobody else can hold the embedded folder. */
export const markDied = (handle: DatabaseHandle, schema: string) =>
  handle.executeSql(
    `update ${schema}.job set state = 'retry', start_after = now(), output = $1::jsonb where state = 'active'`,
    [JSON.stringify({ value: { message: diedMessages[0] } })],
  );

const hasDied = ({ output }: JobWithMetadata): boolean => diedMessages.includes(messageIn(output) ?? '');

/**
 * Returns when a job may be started. @throws Error when it is parked: pg-boss then makes it a dead letter, whatever the number of
 * remaining attempts.
 * @where What happens to a job that kills the process?
 */
export async function parkDeadly<Data>(
  handle: DatabaseHandle,
  queue: string,
  job: JobWithMetadata<Data>,
  log: Log,
  onParked?: (data: Data) => Promise<void>,
): Promise<void> {
  if (job.retryCount < startsAllowed || !hasDied(job as JobWithMetadata)) return;
  log.error({ queue, jobId: job.id }, 'job is parked: its process died twice while it ran');
  await handle.executeSql('update pgboss.job set retry_limit = retry_count where name = $1 and id = $2', [
    queue,
    job.id,
  ]);
  await onParked?.(job.data);
  throw new Error(reason);
}

const parkedSql = `select source_id as id, source_name as queue, created_on as "parkedAt" from pgboss.job
  where name like '%.dead' and source_output->>'message' = $1 and created_on >= $2 order by created_on desc limit 200`;

/** Returns the jobs parked since a moment, the newest first. */
export async function parkedJobs(handle: DatabaseHandle, since: Date): Promise<ParkedJob[]> {
  const { rows } = await handle.executeSql(parkedSql, [reason, since]);
  return (rows as ParkedJob[]).map((row) => ({ ...row, parkedAt: new Date(row.parkedAt) }));
}
