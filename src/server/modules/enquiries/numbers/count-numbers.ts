/**
 * @file Keeps the summary of enquiries. Events tell which days have changed, and a changed day is counted anew as a whole: nothing is
 * counted twice, and an act that is told twice changes nothing.
 */
import { and, desc, eq, gte, isNotNull, isNull, ne, sql } from '#platform/db/drizzle.ts';
import { NIL } from 'uuid';
import { minuteMs, timeZone } from '#facts/time.ts';
import { periodKinds, periodOf, type NumberGrain, type PeriodKind } from '#domain/desk/number-periods.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { idBefore } from '#platform/event-ids.ts';
import { enquiries, enquiryNumbers, enquiryNumberState, events } from '#platform/db/tables.ts';
import { listCloseReasons } from '#modules/enquiries/record/close-reasons.ts';
import { sourceOf } from '#modules/enquiries/record/enquiry-origin.ts';
import { countDay } from './counted-day.ts';
import { summedDays } from './number-sums.ts';

/** Raised with every change of what is counted: then everything is counted anew. */
const version = 2;
/** Events become visible with their transaction, a little after their id was made. This far back they are read again. */
const usualOverlapMs = 2 * minuteMs;
const rowsAtOnce = 500;

const stateId = eq(enquiryNumberState.id, 1);
const dayOf = sql<string>`to_char(${enquiries.createdAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;

/** Returns the days on which the enquiries of the events since a number came. */
async function daysSince(db: Database, since: string): Promise<string[]> {
  const recent = and(
    gte(events.id, since),
    eq(events.subjectKind, 'enquiry'),
    ne(events.type, 'enquiry.opened'),
  );
  const changed = await db
    .selectDistinct({ day: dayOf })
    .from(events)
    .innerJoin(enquiries, eq(enquiries.reference, events.subjectId))
    .where(recent);
  // The row of an erased one is gone; its event tells the day.
  const erased = await db
    .selectDistinct({ day: sql<string>`${events.facts} ->> 'day'` })
    .from(events)
    .where(and(recent, eq(events.type, 'enquiry.erased'), isNotNull(sql`${events.facts} ->> 'day'`)));
  return [...new Set([...changed, ...erased].map(({ day }) => day))].toSorted();
}

/** Returns every day that has enquiries, or had some when it was last counted. */
async function allDays(db: Database): Promise<string[]> {
  const stored = await db
    .selectDistinct({ day: enquiryNumbers.day })
    .from(enquiryNumbers)
    .where(eq(enquiryNumbers.grain, 'day'));
  const present = await db.selectDistinct({ day: dayOf }).from(enquiries);
  return [...new Set([...stored, ...present].map(({ day }) => day))].toSorted();
}

/** Names the page of enquiries from before it was stored. */
async function nameSources(db: Database): Promise<void> {
  const nameless = and(isNull(enquiries.source), isNotNull(enquiries.sourcePage));
  const paths = await db.selectDistinct({ path: enquiries.sourcePage }).from(enquiries).where(nameless);
  for (const { path } of paths) {
    const source = sourceOf(path);
    if (source)
      await db
        .update(enquiries)
        .set({ source, updatedAt: sql`${enquiries.updatedAt}` })
        .where(and(nameless, eq(enquiries.sourcePage, path!)));
  }
}

/** Creates the counting: `count` follows the events, `recount` counts every day. Both may run at once, in several processes. */
export function createCounting(
  { db, clock }: { db: Database; clock: Clock },
  overlapMs: number = usualOverlapMs,
) {
  const newestEvent = async () => {
    const [newest] = await db.select({ id: events.id }).from(events).orderBy(desc(events.id)).limit(1);
    return newest?.id ?? NIL;
  };

  /** Replaces rows with the state locked, so that an older reading never replaces a newer one. */
  const replacing = (grain: NumberGrain, day: string, fill: (tx: Tx) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.select({ id: enquiryNumberState.id }).from(enquiryNumberState).where(stateId).for('update');
      await tx
        .delete(enquiryNumbers)
        .where(and(eq(enquiryNumbers.grain, grain), eq(enquiryNumbers.day, day)));
      await fill(tx);
    });

  const store = (day: string, reasons: ReadonlySet<string>): Promise<void> =>
    replacing('day', day, async (tx) => {
      const rows = await countDay(tx, day, reasons);
      for (let at = 0; at < rows.length; at += rowsAtOnce)
        await tx.insert(enquiryNumbers).values(rows.slice(at, at + rowsAtOnce));
    });

  const sumUp = (by: PeriodKind, from: string): Promise<void> =>
    replacing(
      by,
      from,
      async (tx) => void (await tx.insert(enquiryNumbers).select(summedDays(by, periodOf(by, from)))),
    );

  async function run(everything: boolean): Promise<void> {
    await db.insert(enquiryNumberState).values({ id: 1, sequence: NIL, version: 0 }).onConflictDoNothing();
    const [state] = await db.select().from(enquiryNumberState).where(stateId);
    // Before the days: an event between the two readings is read again the next time.
    const sequence = await newestEvent();
    const since = idBefore(state!.sequence, overlapMs);
    const isNew = state!.version !== version;
    if (isNew) await nameSources(db);
    const days =
      everything || isNew || (await reasonsChanged(db, since))
        ? await allDays(db)
        : await daysSince(db, since);
    const reasons = new Set(await listCloseReasons(db));
    for (const day of days) await store(day, reasons);
    for (const by of periodKinds)
      for (const from of new Set(days.map((day) => periodOf(by, day).from))) await sumUp(by, from);
    await db.update(enquiryNumberState).set({ sequence, version, countedAt: clock() }).where(stateId);
  }

  return {
    /** Counts the days of what has happened since the last time; everything after a change of the reasons or of this code. */
    count: (): Promise<void> => run(false),
    /** Counts everything anew: what was destroyed at its term tells no event. */
    recount: (): Promise<void> => run(true),
  };
}

/** Returns whether the offered reasons were changed: those of older days are named anew. */
async function reasonsChanged(db: Database, since: string): Promise<boolean> {
  const [changed] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.type, 'reasons.changed'), gte(events.id, since)))
    .limit(1);
  return changed !== undefined;
}
