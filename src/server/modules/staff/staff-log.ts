/** @file The record of what the staff did: read by the staff, and gone when its time is up. */
import { desc, lt } from 'drizzle-orm';
import { retentionDays } from '#facts/limits.ts';
import { daysBefore } from '#facts/time.ts';
import { staffListMax, type StaffAction } from '#contract/staff.ts';
import type { Database } from '#platform/db/handle.ts';
import { staffActions } from '#platform/db/tables.ts';

/** The newest lines, at most `staffListMax`. */
export async function newestStaffActions(db: Database): Promise<StaffAction[]> {
  const rows = await db
    .select()
    .from(staffActions)
    .orderBy(desc(staffActions.createdAt), desc(staffActions.id))
    .limit(staffListMax);
  return rows.map(({ createdAt, staff, action, subject }) => ({
    at: createdAt.toISOString(),
    staff,
    action,
    subject,
  }));
}

/** Deletes lines that are older than the stated time. Answers how many went. */
export async function destroyOldStaffActions(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(staffActions)
    .where(lt(staffActions.createdAt, daysBefore(now, retentionDays.staffAction)))
    .returning({ id: staffActions.id });
  return gone.length;
}
