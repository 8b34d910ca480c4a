/** @file Jobs of a queue that are not done: those that wait for a worker or another attempt, and those that failed for the last time. */
import { shorten } from '#domain/formats/shorten.ts';
import type { DatabaseHandle } from '../db/open.ts';
import type { UnfinishedCounts, UnfinishedJob } from './job-types.ts';
import { deadLetterQueue } from './make-queue.ts';

const ofQueue = `from pgboss.job where name in ($1, $2) and state < 'completed'`;

const listSql = `select id, data, name <> $1 as dead, coalesce(source_created_on, created_on) as since,
    coalesce(source_retry_count + 1, case when started_on is null then 0 else retry_count + 1 end) as attempts, start_after as next,
    coalesce(source_output, output) as output
  ${ofQueue} and (name <> $1 or state = 'retry' or retry_count > 0 or created_on < $3)
  order by name <> $1, case when name = $1 then created_on end, created_on desc limit $4`;

const countSql = `select count(*) filter (where name = $1)::int as waiting, count(*) filter (where name <> $1)::int as dead,
    coalesce(extract(epoch from now() - min(created_on) filter (where name = $1)), 0)::float8 as "oldestSeconds"
  ${ofQueue}`;

const dueNowSql = `update pgboss.job set start_after = now() where name = $1 and state = 'retry' returning id`;

/** Returns the message of an error, which pg-boss stores as it is or within a value. */
export function messageIn(output: unknown): string | null {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } };
  const found = message ?? value?.message;
  return typeof found === 'string' ? shorten(found, 500) : null;
}

/**
 * Returns the jobs that failed at least once or are older than a moment: first those with attempts left, the oldest first, then the
 * dead letters, the newest first.
 */
export async function unfinishedJobs(
  handle: Pick<DatabaseHandle, 'executeSql'>,
  queue: string,
  { sentBefore, limit }: { sentBefore: Date; limit: number },
): Promise<UnfinishedJob[]> {
  const { rows } = await handle.executeSql(listSql, [queue, deadLetterQueue(queue), sentBefore, limit]);
  return rows.map((row) => ({
    id: row['id'] as string,
    data: row['data'],
    since: new Date(row['since'] as Date),
    attempts: row['attempts'] as number,
    nextAt: row['dead'] ? null : new Date(row['next'] as Date),
    reason: messageIn(row['output']),
  }));
}

/** Counts the jobs of a queue that are not done. */
export async function countUnfinished(
  handle: Pick<DatabaseHandle, 'executeSql'>,
  queue: string,
): Promise<UnfinishedCounts> {
  const { rows } = await handle.executeSql(countSql, [queue, deadLetterQueue(queue)]);
  return rows[0] as UnfinishedCounts;
}

/** Makes every job that waits for another attempt due now. Resolves to their number. */
export async function makeDueNow(handle: Pick<DatabaseHandle, 'executeSql'>, queue: string): Promise<number> {
  const { rows } = await handle.executeSql(dueNowSql, [queue]);
  return rows.length;
}
