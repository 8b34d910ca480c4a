import type { availabilityEndpoints } from '#contract/availability.ts';
import type { Call } from '#platform/call.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { availabilityHandlers } from './availability-handlers.ts';
import { createCalendarReading } from './calendar-reading.ts';
import { daysFeed } from './days-feed.ts';
import { createBookedDays, type BookedDays } from './booked-days.ts';
import { daysTags } from './days-tags.ts';
import { destroyPastDays, endHolds, findAbsence, onDay, type OnDay } from './days-queries.ts';
import { dayInDelhi } from '#facts/time.ts';
import type { Absence } from '#domain/vendors/vendor-days.ts';
import type { Database } from '#platform/db/handle.ts';
import { seedDays } from './days.seed.ts';

export type Availability = Module<typeof availabilityEndpoints> & {
  /** The tasks of its jobs: reading the calendars that are due, and ending the holds that are over. */
  due: { readCalendars: () => Promise<void>; endOldHolds: () => Promise<void> };
  /** Returns the known state of these vendors on a day, without those that stated nothing. */
  onDay: (ids: readonly string[], day: string) => Promise<ReadonlyMap<string, OnDay>>;
  forEnquiries: {
    /** The days that bookings take; `dropDays` drops the pages with the days of vendors, after the transaction. */
    bookedDays: BookedDays & { dropDays: (vendorIds: readonly string[]) => void };
    /** Finds the absence of a vendor on a day, read within a transaction; null when it is there. */
    awayOn: (vendorId: string, day: string, within: Database) => Promise<Absence | null>;
  };
};

/** Creates the module of vendors' free days: their own entries, and calendars in and out. */
export function createAvailability(
  platform: Pick<Platform, 'db' | 'clock' | 'log' | 'config' | 'secretKey' | 'outsideFetch' | 'parsing'>,
  { drop }: { drop: Call['drop'] },
): Availability {
  const reading = createCalendarReading({ ...platform, drop });
  const dropDays = (vendorIds: readonly string[]) => {
    if (vendorIds.length > 0) drop(vendorIds.flatMap(daysTags), { hard: true });
  };
  const endOldHolds = async () => dropDays(await endHolds(platform.db, dayInDelhi(platform.clock())));
  return {
    handlers: availabilityHandlers({ ...platform, reading }),
    routes: (app) => daysFeed(app, platform),
    jobs: [
      { name: 'vendor-calendars', cron: '*/20 * * * *', task: reading.readDue },
      { name: 'ended-holds', cron: '1,21,41 * * * *', task: endOldHolds },
    ],
    retention: { pastDays: (now) => destroyPastDays(platform.db, now) },
    seed: seedDays,
    due: { readCalendars: reading.readDue, endOldHolds },
    onDay: (ids, day) => onDay(platform.db, ids, day),
    forEnquiries: {
      bookedDays: { ...createBookedDays(platform), dropDays },
      async awayOn(vendorId, day, within) {
        const absence = await findAbsence(within, vendorId, day);
        return absence && absence.firstDay <= day ? absence : null;
      },
    },
  };
}
