/** @file Counts of events by day: no cookie, no person. */
import { desc, gte, sql } from '#platform/db/drizzle.ts';
import { dayInDelhi, daysBefore } from '#facts/time.ts';
import type { Clock } from '#platform/clock.ts';
import { createCountBatch } from '#platform/count-batch.ts';
import type { Database } from '#platform/db/handle.ts';
import { eventCounts } from '#platform/db/tables.ts';

export type EventCount = { day: string; name: string; count: number };
export type EventCounter = {
  /** Counts one event of today in Delhi; resolves when it is stored. */
  count(name: string): Promise<void>;
  /** Returns the counts of the last `days` days, the newest day first. */
  recent(days: number): Promise<EventCount[]>;
};

const maxRows = 20_000;

/** Creates the counter over the database. */
export function createEventCounter(db: Database, clock: Clock): EventCounter {
  const batch = createCountBatch<{ day: string; name: string }>(async (rows) => {
    await db
      .insert(eventCounts)
      .values(rows)
      .onConflictDoUpdate({
        target: [eventCounts.day, eventCounts.name],
        set: { count: sql`${eventCounts.count} + excluded.count` },
      });
  });

  return {
    count: (name) => batch.count({ day: dayInDelhi(clock()), name }),
    recent: (days) =>
      db
        .select()
        .from(eventCounts)
        .where(gte(eventCounts.day, dayInDelhi(daysBefore(clock(), days - 1))))
        .orderBy(desc(eventCounts.day), eventCounts.name)
        .limit(maxRows),
  };
}
