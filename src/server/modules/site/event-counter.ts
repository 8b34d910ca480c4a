/** @file How often something happened on a day: no cookie, no person, one statement however many come at once. */
import { desc, gte, sql } from 'drizzle-orm';
import { dayInDelhi, daysBefore } from '#facts/time.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { eventCounts } from '#platform/db/tables.ts';

export type EventCount = { day: string; name: string; count: number };
export type EventCounter = {
  /** Counts one event of today in Delhi; resolves when it is stored. */
  count(name: string): Promise<void>;
  /** What was counted in the last `days` days, the newest day first. */
  recent(days: number): Promise<EventCount[]>;
};

const listed = 20_000;

/** Counters in the database. What arrives while a statement is under way is added up and goes with the next one. */
export function createEventCounter(db: Database, clock: Clock): EventCounter {
  let waiting = new Map<string, EventCount>();
  let next: Promise<void> | undefined;
  let running: Promise<void> = Promise.resolve();

  async function store(): Promise<void> {
    const rows = [...waiting.values()];
    waiting = new Map();
    next = undefined;
    await db
      .insert(eventCounts)
      .values(rows)
      .onConflictDoUpdate({
        target: [eventCounts.day, eventCounts.name],
        set: { count: sql`${eventCounts.count} + excluded.count` },
      });
  }

  return {
    count(name) {
      const day = dayInDelhi(clock());
      const key = `${day} ${name}`;
      waiting.set(key, { day, name, count: (waiting.get(key)?.count ?? 0) + 1 });
      if (!next) {
        next = running.then(store);
        running = next.catch(() => undefined);
      }
      return next;
    },
    recent: (days) =>
      db
        .select()
        .from(eventCounts)
        .where(gte(eventCounts.day, dayInDelhi(daysBefore(clock(), days - 1))))
        .orderBy(desc(eventCounts.day), eventCounts.name)
        .limit(listed),
  };
}
