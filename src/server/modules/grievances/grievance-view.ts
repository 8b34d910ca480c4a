/** @file A complaint for the staff; the next step and the time left are computed. */
import { and, asc, eq, inArray } from '#platform/db/drizzle.ts';
import { dayMs } from '#facts/time.ts';
import { eventWords } from '#domain/desk/events.ts';
import type { StaffGrievance } from '#contract/desk/complaints.ts';
import type { Database } from '#platform/db/handle.ts';
import { events, type grievances } from '#platform/db/tables.ts';
import { instantOf } from '#platform/clock.ts';

export type GrievanceRow = typeof grievances.$inferSelect;
type Timeline = StaffGrievance['timeline'];

/** Returns the next step and its deadline; null once it is disposed of. */
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

/** Returns the urgency; soon is within a day, as in the officer's morning mail. */
function urgencyOf(by: Date, now: Date): StaffGrievance['urgency'] {
  if (by <= now) return 'overdue';
  return by.getTime() - now.getTime() <= dayMs ? 'soon' : 'later';
}

/** Returns the events of each complaint, oldest first, by ticket. */
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
      // The complainant's name is shown above, and may be masked.
      who: actorKind === 'visitor' ? 'The person' : (actorName ?? 'The site'),
      what: eventWords[type],
    });
  return found;
}

/** Returns complaints with their timelines, in the order of the rows. */
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
      acknowledgedAt: instantOf(row.acknowledgedAt),
      disposedAt: instantOf(row.disposedAt),
      flagged: row.quarantineReason,
      timeline: told.get(row.ticket) ?? [],
    };
  });
}
