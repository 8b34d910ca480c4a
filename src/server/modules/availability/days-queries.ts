/** @file Reading and writing the days on which vendors are not free. */
import { and, between, eq, gte, inArray, lt, ne } from '#platform/db/drizzle.ts';
import type { OwnDays, VendorDays } from '#contract/availability.ts';
import { daysBetween, isStillKept, lastDay, type BusySource } from '#domain/vendors/vendor-days.ts';
import { dayInDelhi } from '#facts/time.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { vendorAbsences, vendorBusyDays, vendorCalendars, vendors } from '#platform/db/tables.ts';
import { isTaken } from '#platform/db/tables/vendor-days.ts';
import { isPublic } from '#platform/db/tables/vendors.ts';

export type CalendarRow = typeof vendorCalendars.$inferSelect;

/** Returns the stored settings of a vendor's calendar; null when it stated nothing. */
export async function findCalendar(db: Database, vendorId: string): Promise<CalendarRow | null> {
  const [row] = await db.select().from(vendorCalendars).where(eq(vendorCalendars.vendorId, vendorId));
  return row ?? null;
}

/** Returns whether the vendor is public. */
export async function isSeen(db: Database, vendorId: string): Promise<boolean> {
  const rows = await db
    .select({ id: vendors.id })
    .from(vendors)
    .where(and(eq(vendors.id, vendorId), isPublic(vendors)));
  return rows.length > 0;
}

/** Returns the public days of a vendor, and why each of them is taken. */
export async function readDays(
  db: Database,
  vendorId: string,
  now: Date,
): Promise<VendorDays & Pick<OwnDays, 'calendar' | 'booked' | 'held'>> {
  const today = dayInDelhi(now);
  const until = lastDay(today);
  const [calendar, rows] = await Promise.all([
    findCalendar(db, vendorId),
    db
      .select()
      .from(vendorBusyDays)
      .where(
        and(
          eq(vendorBusyDays.vendorId, vendorId),
          between(vendorBusyDays.day, today, until),
          isTaken(vendorBusyDays, today),
        ),
      )
      .orderBy(vendorBusyDays.day),
  ]);
  const keptOn = calendar?.keptAt ? dayInDelhi(calendar.keptAt) : null;
  return {
    today,
    until,
    asOf: keptOn !== null && isStillKept(keptOn, today) ? keptOn : null,
    busy: [...new Set(rows.map(({ day }) => day))],
    calendar: rows.filter(({ source }) => source === 'calendar').map(({ day }) => day),
    booked: [...new Set(rows.filter(({ source }) => source === 'booking').map(({ day }) => day))],
    held: rows.flatMap(({ day, heldUntil }) => (heldUntil ? [{ day, until: heldUntil }] : [])),
  };
}

/** Stores since when a vendor maintains its days; null when it no longer does. */
export const keep = (db: Database, vendorId: string, keptAt: Date | null) =>
  db
    .insert(vendorCalendars)
    .values({ vendorId, keptAt })
    .onConflictDoUpdate({ target: vendorCalendars.vendorId, set: { keptAt } });

const endHold = (tx: Tx, vendorId: string, from: string, to: string) =>
  tx
    .delete(vendorBusyDays)
    .where(
      and(
        eq(vendorBusyDays.vendorId, vendorId),
        eq(vendorBusyDays.source, 'held'),
        between(vendorBusyDays.day, from, to),
      ),
    );

/** Marks a stretch of days as taken, on the vendor's own word; holds of them are needed no longer. */
export async function markBusy(tx: Tx, vendorId: string, from: string, to: string): Promise<void> {
  await endHold(tx, vendorId, from, to);
  const rows = daysBetween(from, to).map((day) => ({ vendorId, day, source: 'own' as const }));
  if (rows.length > 0) await tx.insert(vendorBusyDays).values(rows).onConflictDoNothing();
}

/** Holds a stretch of days until the end of a day; an earlier hold of them ends. */
export async function hold(tx: Tx, vendorId: string, { from, to, until }: Hold): Promise<void> {
  await endHold(tx, vendorId, from, to);
  const rows = daysBetween(from, to).map((day) => ({
    vendorId,
    day,
    source: 'held' as const,
    heldUntil: until,
  }));
  if (rows.length > 0) await tx.insert(vendorBusyDays).values(rows);
}

/** Deletes the holds that are over; returns their vendors. */
export async function endHolds(db: Database, today: string): Promise<string[]> {
  const ended = await db
    .delete(vendorBusyDays)
    .where(lt(vendorBusyDays.heldUntil, today))
    .returning({ vendorId: vendorBusyDays.vendorId });
  return [...new Set(ended.map(({ vendorId }) => vendorId))];
}

/** Frees a stretch of days of marks, holds and bookings; entries of the vendor's calendar stay. */
export const markFree = (tx: Tx, vendorId: string, from: string, to: string) =>
  tx
    .delete(vendorBusyDays)
    .where(
      and(
        eq(vendorBusyDays.vendorId, vendorId),
        ne(vendorBusyDays.source, 'calendar'),
        between(vendorBusyDays.day, from, to),
      ),
    );

/** Days that are held until the end of a day. */
export type Hold = { from: string; to: string; until: string };

/** Replaces all days of one source with these. */
export async function replaceDays(
  tx: Tx,
  vendorId: string,
  source: BusySource,
  days: readonly string[],
): Promise<void> {
  await tx
    .delete(vendorBusyDays)
    .where(and(eq(vendorBusyDays.vendorId, vendorId), eq(vendorBusyDays.source, source)));
  if (days.length > 0) await tx.insert(vendorBusyDays).values(days.map((day) => ({ vendorId, day, source })));
}

/** The known state of a vendor on one day. */
export type OnDay = { busy: boolean; keptAt: Date | null };

/** Returns the known state of these vendors on a day, without those that stated nothing. */
export async function onDay(
  db: Database,
  ids: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, OnDay>> {
  if (ids.length === 0) return new Map();
  const [kept, busy] = await Promise.all([
    db
      .select({ id: vendorCalendars.vendorId, keptAt: vendorCalendars.keptAt })
      .from(vendorCalendars)
      .where(inArray(vendorCalendars.vendorId, [...ids])),
    db
      .selectDistinct({ id: vendorBusyDays.vendorId })
      .from(vendorBusyDays)
      .where(and(eq(vendorBusyDays.day, day), inArray(vendorBusyDays.vendorId, [...ids]))),
  ]);
  const found = new Map<string, OnDay>(kept.map(({ id, keptAt }) => [id, { busy: false, keptAt }]));
  for (const { id } of busy) found.set(id, { keptAt: found.get(id)?.keptAt ?? null, busy: true });
  return found;
}

export type AbsenceRow = typeof vendorAbsences.$inferSelect;

/** Returns the absence of a vendor unless it is over; null for one who is there. */
export async function findAbsence(db: Database, vendorId: string, today: string): Promise<AbsenceRow | null> {
  const [row] = await db
    .select()
    .from(vendorAbsences)
    .where(and(eq(vendorAbsences.vendorId, vendorId), gte(vendorAbsences.lastDay, today)));
  return row ?? null;
}

/** Replaces a vendor's absence with these days. */
export const setAbsence = (db: Database, { vendorId, ...days }: AbsenceRow) =>
  db
    .insert(vendorAbsences)
    .values({ vendorId, ...days })
    .onConflictDoUpdate({ target: vendorAbsences.vendorId, set: days });

export const endAbsence = (db: Database, vendorId: string) =>
  db.delete(vendorAbsences).where(eq(vendorAbsences.vendorId, vendorId));

/** Deletes past days; returns their number. */
export const destroyPastDays = (db: Database, now: Date): Promise<number> =>
  deleteInBatches(db, vendorBusyDays, lt(vendorBusyDays.day, dayInDelhi(now)));
