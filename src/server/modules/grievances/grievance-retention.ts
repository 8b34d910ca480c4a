/** @file How long complaints stay. */
import { lt } from '#platform/db/drizzle.ts';
import { retentionDays } from '#facts/limits.ts';
import { daysBefore } from '#facts/time.ts';
import type { Database } from '#platform/db/handle.ts';
import { grievances } from '#platform/db/tables.ts';

/** Deletes complaints that were disposed of long ago; an open one has no such day and stays. Answers how many went. */
export async function destroyOldGrievances(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(grievances)
    .where(lt(grievances.disposedAt, daysBefore(now, retentionDays.grievance)))
    .returning({ id: grievances.id });
  return gone.length;
}
