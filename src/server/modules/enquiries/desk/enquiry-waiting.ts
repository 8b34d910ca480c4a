/** @file Whose message waits for an answer, as SQL. Since when is kept with each enquiry, by what writes to its threads. */
import { and, isNotNull, lt, sql, type SQL } from '#platform/db/drizzle.ts';
import { staffTargetHours } from '#facts/staff-targets.ts';
import { hourMs } from '#facts/time.ts';
import { enquiries } from '#platform/db/tables.ts';
import { waitingFrom } from '#platform/db/tables/enquiries.ts';

/** Its order: the longest first, behind them who does not wait. */
export const byWaiting: SQL = waitingFrom(enquiries);

/** When the family wrote the oldest of them; null when none waits. */
export const waitingSince: SQL = sql`nullif(${byWaiting}, 'infinity')`;

/**
 * One of them waits longer than the target says.
 * @where Which enquiries wait for an answer?
 */
export const isWaiting = (now: Date): SQL =>
  and(
    // As the index says it.
    isNotNull(enquiries.unansweredSince),
    lt(
      byWaiting,
      sql`${new Date(now.getTime() - staffTargetHours.threadAnswer * hourMs).toISOString()}::timestamptz`,
    ),
  )!;
