/** @file The day of a request in its vendor's calendar: what speaks against a quote for it, and what a booking does to it. */
import { and, eq, ne, or, sql } from '#platform/db/drizzle.ts';
import { dayInDelhi } from '#facts/time.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import type { DayTaken } from '#domain/vendors/vendor-days.ts';
import type { WorkshopQuote } from '#contract/workshop-quotes.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { enquiries, introductions, quotes } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { t } from '#words/t.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import type { IntroductionRow } from '#modules/enquiries/vendor/introduction-change.ts';
import type { BookedDays } from '#modules/enquiries/vendor/introduction.types.ts';
import type { QuoteRow } from './quote-change.ts';

const dayWords = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
type Asked = { enquiry: Enquiry; row: IntroductionRow; quote: QuoteRow | null };

/** Matches introductions that are bookings: the family has accepted the quote, or the vendor has said that it got the work. */
export const isBooking = sql<boolean>`(${introductions.status} <> 'recalled' and ${enquiries.status} <> 'withdrawn' and (coalesce(${introductions.outcome}, '') = 'won' or (${introductions.outcome} is distinct from 'lost' and exists (select from ${quotes} where ${quotes.introductionId} = ${introductions.id} and ${quotes.status} = 'accepted'))))`;

/** Returns the references of a vendor's other bookings on a day. */
async function otherBookings(db: Database, row: IntroductionRow, day: string): Promise<string[]> {
  const found = await db
    .select({ reference: enquiries.reference })
    .from(introductions)
    .innerJoin(enquiries, eq(enquiries.id, introductions.enquiryId))
    .where(
      and(
        eq(introductions.vendorId, row.vendorId),
        ne(introductions.id, row.id),
        eq(enquiries.eventDate, day),
        isBooking,
      ),
    )
    .limit(3);
  return found.map(({ reference }) => reference);
}

/** Returns the sentence about a taken day; null for one that is not. A vendor with several bookings a day is not warned of them. */
function warningOf(
  { sources, heldUntil, bookingTakes }: DayTaken,
  date: string,
  bookings: readonly string[],
): string | null {
  const day = showDay(dayWords, date);
  if (bookings.length > 0 && bookingTakes !== false)
    return t('You have a booking on {day} already: {references}.', { day, references: bookings.join(', ') });
  if (sources.includes('own')) return t('You have marked {day} as not free.', { day });
  if (sources.includes('calendar')) return t('Your own calendar has an entry on {day}.', { day });
  if (sources.includes('booking')) return t('{day} is marked as booked in your calendar.', { day });
  if (sources.includes('held') && heldUntil)
    return t('You hold {day} until {until}.', { day, until: showDay(dayWords, heldUntil) });
  return null;
}

/** Creates the reader of a request's day. */
export function createQuoteDay({ clock, bookedDays }: { clock: Clock; bookedDays: BookedDays }) {
  async function dayOf(db: Database, { enquiry, row, quote }: Asked): Promise<WorkshopQuote['day']> {
    const day = enquiry.eventDate;
    if (!day || day < dayInDelhi(clock())) return null;
    const taken = await bookedDays.dayTaken(db, { vendorId: row.vendorId, introductionId: row.id, day });
    const bookings = await otherBookings(db, row, day);
    // The vendor's mark, or an entry of its calendar, may stand for the booking itself.
    const isAgreed = quote?.status === 'accepted';
    const warning = warningOf(isAgreed ? { ...taken, sources: [] } : taken, day, bookings);
    return {
      day,
      warning,
      mustConfirm: warning !== null && quote?.sentForTakenDay !== day,
      isMarked: taken.isMarked || (isAgreed && taken.sources.includes('own')),
      bookingTakes: taken.bookingTakes,
    };
  }
  return {
    dayOf,
    /** Returns the taken day that the vendor confirms by this sending; null for a free one. @throws Problem invalid_input for an unconfirmed one */
    async requireFree(db: Database, asked: Asked, isConfirmed: boolean): Promise<string | null> {
      const found = await dayOf(db, asked);
      if (found?.mustConfirm && !isConfirmed)
        throw new Problem('invalid_input', {
          fieldErrors: {
            sendForTakenDay: `${found.warning} ${t('Please say that you can come all the same, or change your calendar.')}`,
          },
        });
      return found?.warning ? found.day : null;
    },
  };
}
export type QuoteDay = ReturnType<typeof createQuoteDay>;

/** Moves the bookings of an enquiry to its new day; returns the vendors whose calendars changed. */
export async function moveBookings(
  tx: Tx,
  bookedDays: BookedDays,
  { id }: Pick<Enquiry, 'id'>,
  day: string | null,
): Promise<string[]> {
  const found = await tx
    .select({ id: introductions.id })
    .from(introductions)
    .where(eq(introductions.enquiryId, id));
  return bookedDays.moveDay(
    tx,
    found.map((one) => one.id),
    day,
  );
}

/** Matches a booking, or a request that may become one. */
export const isLiving = or(isBooking, sql`${introductions.status} in ('sent', 'seen', 'replied', 'chosen')`);
