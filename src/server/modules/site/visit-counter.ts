/** @file Counts of the measures of visits by day: no cookie, no person. */
import { lt, sql } from '#platform/db/drizzle.ts';
import { retentionDays } from '#facts/limits.ts';
import { dayInDelhi, daysBefore } from '#facts/time.ts';
import { boundOf, visitMeasureNames, type Connection, type VisitMeasure } from '#facts/visit-measures.ts';
import type { Clock } from '#platform/clock.ts';
import { createCountBatch } from '#platform/count-batch.ts';
import type { Database } from '#platform/db/handle.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { visitMeasureCounts } from '#platform/db/tables.ts';

export type MeasuredVisit = { page: string; connection: Connection } & {
  [Name in VisitMeasure]?: number | undefined;
};

/** Creates the counter over the database. */
export function createVisitCounter(db: Database, clock: Clock) {
  const batch = createCountBatch<Omit<typeof visitMeasureCounts.$inferInsert, 'count'>>(async (rows) => {
    await db
      .insert(visitMeasureCounts)
      .values(rows)
      .onConflictDoUpdate({
        target: [
          visitMeasureCounts.day,
          visitMeasureCounts.page,
          visitMeasureCounts.connection,
          visitMeasureCounts.measure,
          visitMeasureCounts.bound,
        ],
        set: { count: sql`${visitMeasureCounts.count} + excluded.count` },
      });
  });
  return {
    /** Counts each measure of a visit of today in Delhi; resolves when all are stored. */
    async count({ page, connection, ...values }: MeasuredVisit): Promise<void> {
      const day = dayInDelhi(clock());
      await Promise.all(
        visitMeasureNames.flatMap((measure) => {
          const value = values[measure];
          return value === undefined
            ? []
            : [batch.count({ day, page, connection, measure, bound: boundOf(measure, value) })];
        }),
      );
    },
    /** Deletes counts older than their time; returns the number of rows. */
    destroyOld: (now: Date): Promise<number> =>
      deleteInBatches(
        db,
        visitMeasureCounts,
        lt(visitMeasureCounts.day, dayInDelhi(daysBefore(now, retentionDays.visitMeasure))),
      ),
  };
}
