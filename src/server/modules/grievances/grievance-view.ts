/** @file A complaint as the staff sees it: what is due and what is left is computed, never typed. */
import { and, asc, eq, inArray } from '#platform/db/drizzle.ts';
import { dayMs } from '#facts/time.ts';
import { eventWords } from '#domain/desk/events.ts';
import type { StaffGrievance } from '#contract/desk/complaints.ts';
import type { Database } from '#platform/db/handle.ts';
import { events, type grievances } from '#platform/db/tables.ts';

export type GrievanceRow = typeof grievances.$inferSelect;
type Timeline = StaffGrievance['timeline'];

/** What has to be done next, and by when; null once it is disposed of. */
export function nextStep({
  status,
  acknowledgeBy,
  disposeBy,
}: GrievanceRow): { step: string; by: Date } | null {
  if (status === 'disposed') return null;
  return status === 'received'
    ? { step: 'acknowledge', by: acknowledgeBy }
    : { step: 'dispose of', by: disposeBy };
}

/** Soon is within a day, as the officer's morning mail has it. */
function urgencyOf(by: Date, now: Date): StaffGrievance['urgency'] {
  if (by <= now) return 'overdue';
  return by.getTime() - now.getTime() <= dayMs ? 'soon' : 'later';
}

/** What happened to each of the complaints, the oldest first, by ticket. */
async function timelines(db: Database, tickets: readonly string[]): Promise<Map<string, Timeline>> {
  const found = new Map<string, Timeline>(tickets.map((ticket) => [ticket, []]));
  if (tickets.length === 0) return found;
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.subjectKind, 'complaint'), inArray(events.subjectId, [...tickets])))
    .orderBy(asc(events.id));
  for (const { at, type, actorKind, actorName, subjectId } of rows)
    found.get(subjectId!)?.push({
      at: at.toISOString(),
      // The name of whoever complained is above it, and may be masked.
      who: actorKind === 'visitor' ? 'The person' : (actorName ?? 'The site'),
      what: eventWords[type],
    });
  return found;
}

/** Complaints with their timelines, in the order of the rows. */
export async function shownGrievances(
  db: Database,
  rows: readonly GrievanceRow[],
  now: Date,
): Promise<StaffGrievance[]> {
  const told = await timelines(
    db,
    rows.map(({ ticket }) => ticket),
  );
  return rows.map((row) => {
    const next = nextStep(row);
    return {
      ticket: row.ticket,
      locale: row.locale,
      about: row.about,
      name: row.name,
      email: row.email,
      phone: row.phone,
      message: row.message,
      status: row.status,
      receivedAt: row.createdAt.toISOString(),
      dueAt: next?.by.toISOString() ?? null,
      overdue: next !== null && next.by <= now,
      urgency: next && urgencyOf(next.by, now),
      acknowledgeBy: row.acknowledgeBy.toISOString(),
      disposeBy: row.disposeBy.toISOString(),
      acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
      disposedAt: row.disposedAt?.toISOString() ?? null,
      flagged: row.quarantineReason,
      timeline: told.get(row.ticket) ?? [],
    };
  });
}
