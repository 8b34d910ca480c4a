/** @file The event log: read by owners, deleted after the stated time, never changed. */
import { and, desc, eq, gte, inArray, lt, type SQL } from '#platform/db/drizzle.ts';
import { retentionDays } from '#facts/limits.ts';
import { dayMs, daysBefore, utcOffset } from '#facts/time.ts';
import { typesIn } from '#domain/desk/event-areas.ts';
import { eventWords } from '#domain/desk/events.ts';
import { recordPageMax, type recordEndpoints, type StaffAction } from '#contract/desk/record.ts';
import type { HandlerInput } from '#contract/kit.ts';
import type { Database } from '#platform/db/handle.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { events } from '#platform/db/tables.ts';
import { nameReader, subjectLike } from './event-names.ts';

type Row = typeof events.$inferSelect;
export type RecordQuery = HandlerInput<typeof recordEndpoints.staffActionList>['query'];

/** Returns the act in words that follow the name. */
const wordsOf = ({ type, facts }: Row) =>
  [eventWords[type], typeof facts['action'] === 'string' && facts['action']].filter(Boolean).join(': ');

const startOf = (day: string) => new Date(`${day}T00:00:00${utcOffset}`);

const narrowedBy = async (db: Database, query: RecordQuery): Promise<SQL | undefined> =>
  and(
    query.others === '1' ? undefined : inArray(events.actorKind, ['staff', 'script']),
    query.person ? eq(events.actorId, query.person) : undefined,
    query.area ? inArray(events.type, typesIn(query.area)) : undefined,
    query.kind ? eq(events.subjectKind, query.kind) : undefined,
    query.type ? eq(events.type, query.type) : undefined,
    query.from ? gte(events.at, startOf(query.from)) : undefined,
    query.to ? lt(events.at, new Date(startOf(query.to).getTime() + dayMs)) : undefined,
    query.subject?.trim() ? await subjectLike(db, query.subject.trim()) : undefined,
    query.after ? lt(events.id, query.after) : undefined,
  );

/** Reads a page of the log, the newest first. Ids sort by time, so that an id is the cursor. */
export async function readRecord(db: Database, query: RecordQuery): Promise<StaffAction[]> {
  const rows = await db
    .select()
    .from(events)
    .where(await narrowedBy(db, query))
    .orderBy(desc(events.id))
    .limit(recordPageMax);
  const { actorOf, subjectOf } = await nameReader(db, rows);
  return rows.map((row) => ({
    at: row.at.toISOString(),
    staff: actorOf(row),
    action: wordsOf(row),
    subject: subjectOf(row),
    by: row.actorKind,
    kind: row.subjectKind,
    subjectId: row.subjectId,
    id: row.id,
  }));
}

/** Deletes events that are older than the stated time. Returns their number. */
export const destroyOldEvents = (db: Database, now: Date): Promise<number> =>
  deleteInBatches(db, events, lt(events.at, daysBefore(now, retentionDays.event)));
