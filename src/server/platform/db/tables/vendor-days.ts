import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#platform/db/drizzle.ts';
import { busySources, type AwayWords } from '#domain/vendors/vendor-days.ts';
import { bytes, instant, oneOf } from './columns.ts';
import { vendors } from './vendors.ts';

const ofVendor = () =>
  uuid()
    .notNull()
    .references(() => vendors.id, { onDelete: 'cascade' });

/** Days on which a vendor is not free. A day that both the vendor and its calendar name has two rows. */
export const vendorBusyDays = pgTable(
  'vendor_busy_days',
  {
    vendorId: ofVendor(),
    day: date({ mode: 'string' }).notNull(),
    source: text({ enum: busySources }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendorId, table.day, table.source] }),
    check('vendor_busy_days_source_check', oneOf(table.source, busySources)),
    // The search asks who is busy on a day.
    index('vendor_busy_days_day_idx').on(table.day, table.vendorId),
  ],
);

/** What is known of a vendor's calendar; a vendor without a row has said nothing. */
export const vendorCalendars = pgTable(
  'vendor_calendars',
  {
    vendorId: ofVendor().primaryKey(),
    /** When the vendor, or its own calendar, last said which days are taken; null when it does not keep them here. */
    keptAt: instant(),
    /** Makes the secret of the address of its busy days, which can be replaced. */
    feedNumber: integer().notNull().default(0),
    /** SHA-256 of that secret; null while there is no such address. */
    feedHash: bytes(),
    /** The calendar that is read, sealed: whoever has the address has the calendar. */
    address: bytes(),
    /** When it was last asked for, whatever came of it. */
    askedAt: instant(),
    /** When it was last read. */
    readAt: instant(),
    /** Why the last reading failed, as it is said to the vendor. */
    problem: text(),
  },
  (table) => [
    uniqueIndex('vendor_calendars_feed_idx').on(table.feedHash),
    index('vendor_calendars_asked_idx').on(table.askedAt),
  ],
);

/** When a vendor answers nobody: the days that it named last. */
export const vendorAbsences = pgTable('vendor_absences', {
  vendorId: ofVendor().primaryKey(),
  firstDay: date({ mode: 'string' }).notNull(),
  lastDay: date({ mode: 'string' }).notNull(),
  /** The vendor's own sentence in each language; empty for the one that is offered. */
  words: jsonb().$type<AwayWords>().notNull(),
});
