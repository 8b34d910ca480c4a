/** @file A vendor's requests by the day of their event: bookings, and those that may become one. Never contact details. */
import { and, asc, eq, gte } from '#platform/db/drizzle.ts';
import { maxItems } from '#facts/limits.ts';
import { dayInDelhi } from '#facts/time.ts';
import type { Agenda } from '#contract/workshop-enquiries.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiries, introductions } from '#platform/db/tables.ts';
import { gistOf } from './inbox-list.ts';
import { isBooking, isLiving } from '#modules/enquiries/quotes/quote-day.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';

/** Returns the bookings and requests of a vendor from today on, by day; bookings first. */
export async function agendaOf(
  { db, clock }: { db: Database; clock: Clock },
  vendorId: string,
): Promise<Agenda> {
  const found = await db
    .select({ id: introductions.id, status: introductions.status, isBooking, enquiry: enquiries })
    .from(introductions)
    .innerJoin(enquiries, eq(enquiries.id, introductions.enquiryId))
    .where(and(eq(introductions.vendorId, vendorId), gte(enquiries.eventDate, dayInDelhi(clock())), isLiving))
    .orderBy(asc(enquiries.eventDate), asc(introductions.id))
    .limit(maxItems.list);
  return {
    entries: found
      .map(({ id, status, isBooking: isBooked, enquiry }) => ({
        id,
        day: enquiry.eventDate!,
        reference: enquiry.reference,
        title: titleOf(enquiry),
        gist: gistOf(enquiry),
        isBooking: isBooked,
        status,
      }))
      .toSorted((a, b) => a.day.localeCompare(b.day) || Number(b.isBooking) - Number(a.isBooking)),
  };
}
