/** @file The last statement or ending in an enquiry, and whether the author of an act had seen it. */
import { and, eq, gt, inArray, sql, type Column, type SQL } from '#platform/db/drizzle.ts';
import { eventWords } from '#domain/desk/events.ts';
import { sayingEvents } from '#contract/desk/said.ts';
import type { Database, Tx } from './db/handle.ts';
import { enquiryReplies, events } from './db/tables.ts';
import { leavingAct } from './events.ts';
import { Problem } from './problem.ts';

/** Excludes an answer undone before it left, and what a held act does when it leaves: its author said it before. */
const stands = sql`not exists (
  select 1 from ${enquiryReplies}
  where ${enquiryReplies.id} = (${events.facts} ->> 'replyId')::uuid and ${enquiryReplies.undoneAt} is not null)
  and coalesce(${events.facts} ->> 'act', '') not like ${`${leavingAct('')}%`}`;

const saidOf = (reference: Column | string) =>
  and(
    eq(events.subjectKind, 'enquiry'),
    eq(events.subjectId, reference),
    inArray(events.type, [...sayingEvents]),
    stands,
  );

/** Returns the event of the last statement or ending, as a column beside the reference of an enquiry. */
export const lastSaid = (reference: Column): SQL<string | null> =>
  sql<
    string | null
  >`(select ${events.id} from ${events} where ${saidOf(reference)} order by ${events.id} desc limit 1)`;

/** Returns the id of that event for one enquiry. */
export async function lastSaidOf(db: Database, reference: string): Promise<string | null> {
  const [last] = await db
    .select({ id: events.id })
    .from(events)
    .where(saidOf(reference))
    .orderBy(sql`${events.id} desc`)
    .limit(1);
  return last?.id ?? null;
}

/** Returns whether a family or a vendor has said or ended something since a moment. */
export async function hasWrittenSince(db: Database, reference: string, since: Date): Promise<boolean> {
  const outside = inArray(events.actorKind, ['visitor', 'vendor']);
  const newer = and(saidOf(reference), outside, gt(events.at, since));
  return (await db.select({ id: events.id }).from(events).where(newer).limit(1)).length > 0;
}

const namesless = {
  visitor: 'The family',
  vendor: 'A vendor',
  staff: 'Somebody',
  script: 'A script',
  system: 'The system',
};

/**
 * Refuses an act whose author has not seen the last statement. The enquiry is locked, so that nothing is added between this and the act;
 * `seen` is the last event that the author saw, null when there was none; undefined skips the check.
 * @throws Problem conflict, which names the author and the statement
 */
export async function requireSeen(tx: Tx, reference: string, seen: string | null | undefined): Promise<void> {
  if (seen === undefined) return;
  const [newer] = await tx
    .select({ type: events.type, name: events.actorName, kind: events.actorKind })
    .from(events)
    .where(and(saidOf(reference), seen === null ? undefined : gt(events.id, seen)))
    .orderBy(sql`${events.id} desc`)
    .limit(1);
  if (!newer) return;
  const who = newer.name || namesless[newer.kind];
  throw new Problem('conflict', {
    message: `Meanwhile: ${who} ${eventWords[newer.type]}. Please look at it, then decide.`,
  });
}
