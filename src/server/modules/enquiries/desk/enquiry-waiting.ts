/** @file The families that wait for an answer, as SQL. The start of the wait is stored with each enquiry whenever its threads change. */
import { and, isNotNull, lt, sql, type SQL } from '#platform/db/drizzle.ts';
import { staffTargetHours } from '#facts/staff-targets.ts';
import { hourMs } from '#facts/time.ts';
import { enquiries } from '#platform/db/tables.ts';
import { waitingFrom } from '#platform/db/tables/enquiries.ts';

/** The order: the longest wait first, enquiries without one last. */
export const byWaiting: SQL = waitingFrom(enquiries);

/** The time of the oldest unanswered message; null when none waits. */
export const waitingSince: SQL = sql`nullif(${byWaiting}, 'infinity')`;

/**
 * Returns the condition that a message waits longer than the target.
 * @where Which enquiries wait for an answer?
 */
export const isWaiting = (now: Date): SQL =>
  and(
    // The condition of the index.
    isNotNull(enquiries.unansweredSince),
    lt(
      byWaiting,
      sql`${new Date(now.getTime() - staffTargetHours.threadAnswer * hourMs).toISOString()}::timestamptz`,
    ),
  )!;
