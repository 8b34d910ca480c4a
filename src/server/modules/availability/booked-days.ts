/** @file The days that bookings take in a vendor's calendar, and what is known of a day before a quote for it is sent. */
import { and, eq, gte, inArray, isNotNull } from '#platform/db/drizzle.ts';
import { lastDay, type Booking, type DayTaken } from '#domain/vendors/vendor-days.ts';
import { dayInDelhi } from '#facts/time.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { vendorBusyDays, vendorCalendars } from '#platform/db/tables.ts';
import { isTaken } from '#platform/db/tables/vendor-days.ts';
import { findCalendar } from './days-queries.ts';

/** Creates the marks of bookings. All run in the transaction of the booking; `daysTags` of the vendor are dropped after it. */
export function createBookedDays({ clock }: { clock: Clock }) {
  async function dayTaken(db: Database, { vendorId, introductionId, day }: Booking): Promise<DayTaken> {
    const [calendar, rows] = await Promise.all([
      findCalendar(db, vendorId),
      db
        .select()
        .from(vendorBusyDays)
        .where(
          and(
            eq(vendorBusyDays.vendorId, vendorId),
            eq(vendorBusyDays.day, day),
            isTaken(vendorBusyDays, dayInDelhi(clock())),
          ),
        ),
    ]);
    const others = rows.filter((row) => row.introductionId !== introductionId);
    return {
      sources: [...new Set(others.map(({ source }) => source))],
      heldUntil: others.find(({ heldUntil }) => heldUntil)?.heldUntil ?? null,
      isMarked: others.length < rows.length,
      bookingTakes: calendar?.bookingTakes ?? null,
    };
  }

  return {
    /** Returns what is known of the day of a request. */
    dayTaken,

    /** Marks the day of a booking, unless the vendor has said that bookings take no days. Past days, and those beyond the calendar, stay. */
    async takeDay(tx: Tx, { vendorId, introductionId, day }: Booking): Promise<void> {
      const today = dayInDelhi(clock());
      if (day < today || day > lastDay(today)) return;
      if ((await findCalendar(tx, vendorId))?.bookingTakes === false) return;
      await tx
        .insert(vendorBusyDays)
        .values({ vendorId, introductionId, day, source: 'booking' })
        .onConflictDoNothing();
    },

    /** Frees the day of a request that is no booking any more. */
    async freeDay(tx: Tx, introductionId: string): Promise<void> {
      await tx.delete(vendorBusyDays).where(eq(vendorBusyDays.introductionId, introductionId));
    },

    /** Moves the marks of bookings to the new day of their event; returns the vendors. A day that the vendor took back stays free. */
    async moveDay(tx: Tx, introductionIds: readonly string[], day: string | null): Promise<string[]> {
      if (introductionIds.length === 0) return [];
      const ofThese = inArray(vendorBusyDays.introductionId, [...introductionIds]);
      const moved =
        day === null
          ? await tx.delete(vendorBusyDays).where(ofThese).returning()
          : await tx.update(vendorBusyDays).set({ day }).where(ofThese).returning();
      return [...new Set(moved.map(({ vendorId }) => vendorId))];
    },
  };
}
export type BookedDays = ReturnType<typeof createBookedDays>;

/** Stores whether bookings take their days. A no frees the days that bookings have taken. */
export async function setBookingTakes(tx: Tx, vendorId: string, bookingTakes: boolean, today: string) {
  await tx
    .insert(vendorCalendars)
    .values({ vendorId, bookingTakes })
    .onConflictDoUpdate({ target: vendorCalendars.vendorId, set: { bookingTakes } });
  if (!bookingTakes)
    await tx
      .delete(vendorBusyDays)
      .where(
        and(
          eq(vendorBusyDays.vendorId, vendorId),
          isNotNull(vendorBusyDays.introductionId),
          gte(vendorBusyDays.day, today),
        ),
      );
}
