import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
  type SQL,
} from '#platform/db/drizzle.ts';
import { busySources, type AwayWords, type CalendarSaid } from '#domain/vendors/vendor-days.ts';
import { bytes, instant, oneOf } from './columns.ts';
import { vendors } from './vendors.ts';

const ofVendor = () =>
  uuid()
    .notNull()
    .references(() => vendors.id, { onDelete: 'cascade' });

/** Days on which a vendor is busy. A day of several sources, or of several bookings, has a row for each. */
export const vendorBusyDays = pgTable(
  'vendor_busy_days',
  {
    vendorId: ofVendor(),
    day: date({ mode: 'string' }).notNull(),
    source: text({ enum: busySources }).notNull(),
    /** The last day of a hold. */
    heldUntil: date({ mode: 'string' }),
    /** The introduction that led to a booking. No foreign key: the day stays taken when the request is erased. */
    introductionId: uuid(),
  },
  (table) => [
    unique('vendor_busy_days_key')
      .on(table.vendorId, table.day, table.source, table.introductionId)
      .nullsNotDistinct(),
    index('vendor_busy_days_introduction_idx').on(table.introductionId),
    check('vendor_busy_days_source_check', oneOf(table.source, busySources)),
    // For the search of vendors that are free on a day.
    index('vendor_busy_days_day_idx').on(table.day, table.vendorId),
  ],
);

/** Matches days that are taken as of today: all but those whose hold is over. */
export const isTaken = (table: typeof vendorBusyDays, today: string): SQL =>
  sql`coalesce(${table.heldUntil}, ${today}) >= ${today}`;

/** The state of a vendor's calendar; without a row it is unknown. */
export const vendorCalendars = pgTable(
  'vendor_calendars',
  {
    vendorId: ofVendor().primaryKey(),
    /** The time of the last statement by the vendor or its calendar; null when the vendor does not maintain its days here. */
    keptAt: instant(),
    /** Number from which the secret address of the busy days is derived; a higher one replaces it. */
    feedNumber: integer().notNull().default(0),
    /** SHA-256 of that secret; null without such an address. */
    feedHash: bytes(),
    /** The address of the calendar to read, sealed: its holder can read the calendar. */
    address: bytes(),
    /** The time of the last request for it, whatever its result. */
    askedAt: instant(),
    /** The time of the last successful reading. */
    readAt: instant(),
    /** The error of the last reading, in the sentence for the vendor. */
    problem: text(),
    /** What the last reading left to say. */
    said: jsonb().$type<CalendarSaid>(),
    /** Whether whole days that the calendar shows as free are taken all the same. */
    freeTaken: boolean().notNull().default(false),
    /** Whether a booking takes its day; null until the vendor has said so. */
    bookingTakes: boolean(),
  },
  (table) => [
    uniqueIndex('vendor_calendars_feed_idx').on(table.feedHash),
    index('vendor_calendars_asked_idx').on(table.askedAt),
  ],
);

/** Vendors' absences: the last period that each has named. */
export const vendorAbsences = pgTable('vendor_absences', {
  vendorId: ofVendor().primaryKey(),
  firstDay: date({ mode: 'string' }).notNull(),
  lastDay: date({ mode: 'string' }).notNull(),
  /** The vendor's own sentence in each language; empty for the standard one. */
  words: jsonb().$type<AwayWords>().notNull(),
});
