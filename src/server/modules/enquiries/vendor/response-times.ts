/** @file The response times of vendors, computed once a day. */
import { and, eq, gt, isNotNull, or, sql } from '#platform/db/drizzle.ts';
import { responseStepOf, responseTimeRules } from '#domain/vendors/response-time.ts';
import { daysBefore } from '#facts/time.ts';
import { introductions } from '#platform/db/tables.ts';
import { vendorTags } from '#domain/vendors/vendor-tags.ts';
import type { IntroductionDependencies } from './introduction.types.ts';

/** Longer than any step: no answer. */
const never = sql`'infinity'::float8`;

/**
 * Recomputes them. A vendor's time is the median of the last days: half of the families, or more, had an answer by then. A lapsed request
 * counts as never answered; requests that are open, were declined or were recalled before an answer do not count.
 * @where How is a vendor's response time counted?
 */
export function createResponseTimes({
  db,
  clock,
  keepResponseHours,
  drop,
}: Pick<IntroductionDependencies, 'db' | 'clock' | 'keepResponseHours' | 'drop'>) {
  return async function countResponseTimes(): Promise<void> {
    const ms = sql`case when ${introductions.repliedAt} is null then ${never}
      else extract(epoch from ${introductions.repliedAt} - ${introductions.sentAt}) * 1000 end`;
    const rows = await db
      .select({
        vendorId: introductions.vendorId,
        median: sql<string>`(percentile_disc(0.5) within group (order by ${ms}))::text`,
      })
      .from(introductions)
      .where(
        and(
          gt(introductions.sentAt, daysBefore(clock(), responseTimeRules.days)),
          or(isNotNull(introductions.repliedAt), eq(introductions.status, 'lapsed')),
        ),
      )
      .groupBy(introductions.vendorId)
      .having(sql`count(*) >= ${responseTimeRules.introductionsFrom}`);
    const hours = new Map(
      rows.flatMap(({ vendorId, median }) => {
        const step = responseStepOf(median === 'Infinity' ? Infinity : Number(median));
        return step === null ? [] : [[vendorId, step] as const];
      }),
    );
    const changed = await keepResponseHours(hours);
    if (changed.length > 0) drop(changed.flatMap(vendorTags));
  };
}
