/** @file The record of what the staff did: read by the staff, and gone when its time is up. */
import { desc, inArray, lt } from 'drizzle-orm';
import { retentionDays } from '#facts/limits.ts';
import { daysBefore } from '#facts/time.ts';
import { eventWords } from '#contract/desk/events.ts';
import { staffListMax, type StaffAction } from '#contract/staff.ts';
import type { Database } from '#platform/db/handle.ts';
import { events } from '#platform/db/tables.ts';

type Row = typeof events.$inferSelect;

/** What was done, in words that follow the name. */
const wordsOf = ({ type, facts }: Row) =>
  [eventWords[type], typeof facts['action'] === 'string' && facts['action']].filter(Boolean).join(': ');

/** The newest things that the staff did, at most `staffListMax`. */
export async function newestStaffActions(db: Database): Promise<StaffAction[]> {
  const rows = await db
    .select()
    .from(events)
    .where(inArray(events.actorKind, ['staff', 'script']))
    .orderBy(desc(events.at), desc(events.id))
    .limit(staffListMax);
  return rows.map((row) => ({
    at: row.at.toISOString(),
    staff: row.actorName ?? '',
    action: wordsOf(row),
    subject: row.subjectId,
  }));
}

/** Deletes events that are older than the stated time. Answers how many went. */
export async function destroyOldEvents(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(events)
    .where(lt(events.at, daysBefore(now, retentionDays.event)))
    .returning({ id: events.id });
  return gone.length;
}
