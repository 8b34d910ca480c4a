/** @file Records events within the transaction that makes them true: neither exists without the other. */
import { and, eq, gt, isNull, sql } from '#platform/db/drizzle.ts';
import { minuteMs } from '#facts/time.ts';
import type { ActorKind, EventType, SubjectKind } from '#domain/desk/events.ts';
import type { Call, Session } from './call.ts';
import type { Database } from './db/handle.ts';
import { events } from './db/tables.ts';
import { newId } from './db/tables/columns.ts';
import type { EventFacts } from './db/tables/events.ts';
import { Problem } from './problem.ts';

export type Actor = {
  kind: ActorKind;
  id?: string | null;
  name?: string | null;
  /** The key of the request by which a person acts: one that arrives twice is done once (`requireFirst`). */
  act?: string;
};
export const visitor: Actor = { kind: 'visitor' };
export const system: Actor = { kind: 'system' };

export type EventRecord = {
  type: EventType;
  by: Actor;
  on: { kind: SubjectKind; id?: string | null };
  at: Date;
  facts?: EventFacts;
};

/** A request that arrives again, after its act was done: the answer to the first one was lost. */
export class DoneBefore extends Error {
  override name = 'DoneBefore';
}

/**
 * Checks that this request has not acted on a subject before. The subject is locked, so that of two arrivals the second one finds the
 * event of the first. A request without a key, and one that changed nothing, may act again.
 * @throws DoneBefore
 * @where How is an act of the staff that is sent twice done once?
 */
export async function requireFirst(
  tx: Database,
  { act, id }: Actor,
  on: { kind: SubjectKind; id: string },
): Promise<void> {
  if (act === undefined) return;
  const [done] = await tx
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.subjectKind, on.kind),
        eq(events.subjectId, on.id),
        id ? eq(events.actorId, id) : isNull(events.actorId),
        sql`${events.facts} ->> 'act' = ${act}`,
      ),
    )
    .limit(1);
  if (done) throw new DoneBefore('this request has acted before');
}

/** Returns the key of the events of a held act when it leaves. No request has such a key. */
export const leavingAct = (heldId: string): string => `held:${heldId}`;

/** Runs an act; undefined when its request has acted before: the answer tells how its subject is now. */
export const once = <T>(act: () => Promise<T>): Promise<T | undefined> =>
  act().catch((error: unknown) => {
    if (error instanceof DoneBefore) return undefined;
    throw error;
  });

/** The channel of event readers. The payload is the id of the event; it is sent with the commit or not at all. */
export const eventChannel = 'events';

/** Keys are made at random, so that no two acts have the same. */
const actKey = /^[\w-]{22,80}$/;

/**
 * Returns the staff caller as the actor of an event, with the key of the request where it has one.
 * @throws Error when the caller is not of the staff; Problem bad_request for a guessable key
 */
export function staffActor({
  member,
  headers,
}: Pick<Call, 'member'> & Partial<Pick<Call, 'headers'>>): Actor {
  if (!member) throw new Error('nobody of the staff called');
  const act = headers?.['idempotency-key'];
  if (act !== undefined && !actKey.test(act))
    throw new Problem('bad_request', {
      message: 'Idempotency-Key must be 22 to 80 random letters, digits, - or _, such as a UUID.',
    });
  return {
    kind: member.memberId ? 'staff' : 'script',
    id: member.memberId,
    name: member.name,
    ...(act !== undefined && { act }),
  };
}

/** Returns the vendor's caller as the actor of an event: a helper by name, the owner as the vendor. */
export const vendorActor = ({ vendorId, name }: Pick<Session, 'vendorId' | 'name'>): Actor => ({
  kind: 'vendor',
  id: vendorId,
  name,
});

/**
 * Adds an event. Its facts are numbers, states and ids, never anybody's words: the table outlives
 * its subjects.
 * @where How is an event recorded?
 */
export async function recordEvent(
  tx: Database,
  { type, by, on, at, facts = {} }: EventRecord,
): Promise<void> {
  const id = newId();
  await tx.insert(events).values({
    id,
    at,
    type,
    actorKind: by.kind,
    actorId: by.id,
    actorName: by.name,
    subjectKind: on.kind,
    subjectId: on.id,
    facts: by.act === undefined ? facts : { ...facts, act: by.act },
  });
  await notifyEvent(tx, id);
}

/** Notifies the readers of an event, again for one that represents several. */
export const notifyEvent = async (tx: Database, id: string): Promise<void> =>
  void (await tx.execute(sql`select pg_notify(${eventChannel}, ${id})`));

/** Open pages are read repeatedly: the same look of the same person within this time is one line of the record. */
const sameLookMs = 10 * minuteMs;

/**
 * Adds an event for a look, unless the same person made the same look in the same way a moment ago. Resolves to the id of that
 * earlier event; null when a new one was added.
 */
export async function recordLook(db: Database, record: EventRecord): Promise<string | null> {
  const { type, by, on, at, facts = {} } = record;
  const [earlier] = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.subjectKind, on.kind),
        on.id ? eq(events.subjectId, on.id) : isNull(events.subjectId),
        eq(events.type, type),
        by.id ? eq(events.actorId, by.id) : eq(events.actorName, by.name ?? ''),
        sql`${events.facts} = ${JSON.stringify(facts)}::jsonb`,
        gt(events.at, new Date(at.getTime() - sameLookMs)),
      ),
    )
    .limit(1);
  if (!earlier) await recordEvent(db, record);
  return earlier?.id ?? null;
}
