/** @file Views of pages and acts on pages of vendors, as the site counts them: by day and page, and by week and vendor. */
import { sql } from '#platform/db/drizzle.ts';
import { dayInDelhi } from '#facts/time.ts';
import { vendorActs, type VendorAct } from '#facts/vendor-acts.ts';
import type { PageNumbers } from '#contract/desk/numbers.ts';
import { comparedAt, type PeriodKind } from '#domain/desk/number-periods.ts';
import type { Database } from '#platform/db/handle.ts';
import { eventCounts, vendorCounts } from '#platform/db/tables.ts';

const pagesMax = 30;
const viewOf = 'page_view ';

/** Reads a period beside the one before. Acts are those of the weeks that begin in it. */
export async function readPageNumbers(
  db: Database,
  { by, on }: { by: PeriodKind; on?: string | undefined },
  at: Date,
): Promise<PageNumbers> {
  const { now, before } = comparedAt(by, on ?? dayInDelhi(at), at);
  const within = (day: typeof eventCounts.day | typeof vendorCounts.week) => sql`
    ${day} >= ${before.from} and ${day} < ${now.until} and (${day} < ${before.until} or ${day} >= ${now.from})`;
  const parts = (
    day: typeof eventCounts.day | typeof vendorCounts.week,
    counted: typeof eventCounts.count | typeof vendorCounts.count,
  ) => sql`
    coalesce(sum(${counted}) filter (where ${day} >= ${now.from}), 0)::float8 as now,
    coalesce(sum(${counted}) filter (where ${day} < ${now.from}), 0)::float8 as before`;
  const { rows: pages } = await db.execute<PageNumbers['pages'][number]>(sql`
    select substr(${eventCounts.name}, ${viewOf.length + 1}::int) as page, ${parts(eventCounts.day, eventCounts.count)}
    from ${eventCounts}
    where ${within(eventCounts.day)} and starts_with(${eventCounts.name}, ${viewOf})
    group by 1 order by 2 desc, 3 desc, 1 limit ${pagesMax}`);
  const { rows: acts } = await db.execute<{ act: VendorAct; now: number; before: number }>(sql`
    select ${vendorCounts.act}, ${parts(vendorCounts.week, vendorCounts.count)}
    from ${vendorCounts} where ${within(vendorCounts.week)} group by 1`);
  return {
    now,
    before,
    pages,
    acts: vendorActs.flatMap((act) => acts.find((one) => one.act === act) ?? []),
  };
}
