/** @file The figures of a vendor by week, and beside the median of its category. */
import { sql, type SQL } from '#platform/db/drizzle.ts';
import { dayMs, mondayInDelhi, timeZone, utcOffset } from '#facts/time.ts';
import {
  comparedVendorsMin,
  comparedWeeks,
  vendorFigures,
  type VendorFigure,
  type VendorNumbers,
} from '#contract/vendor-numbers.ts';
import type { Database } from '#platform/db/handle.ts';
import { introductions, vendorCounts, vendors } from '#platform/db/tables.ts';
import { isPublic } from '#platform/db/tables/vendors.ts';

type Figures = Record<VendorFigure, number>;
const none = (): Figures => Object.fromEntries(vendorFigures.map((name) => [name, 0])) as Figures;

/** Returns the Mondays of the last weeks, this one last. */
function lastWeeks(now: Date, count: number): string[] {
  const monday = Date.parse(mondayInDelhi(now));
  return Array.from({ length: count }, (_, index) =>
    new Date(monday - (count - 1 - index) * 7 * dayMs).toISOString().slice(0, 10),
  );
}

/** The times of an introduction, each the source of a figure. */
const outcomes = {
  enquiries: introductions.sentAt,
  replies: introductions.repliedAt,
  bookings: introductions.chosenAt,
};

/** Returns every figure as rows of vendor, week, name and count, from the first week up to before `until`. */
const figuresBetween = (from: string, until: string, whose: (vendorId: SQL) => SQL): SQL =>
  sql.join(
    [
      sql`select ${vendorCounts.vendorId} as vendor_id, ${vendorCounts.week}::text as week, ${vendorCounts.act} as name, ${vendorCounts.count}::int as count
        from ${vendorCounts}
        where ${vendorCounts.week} >= ${from} and ${vendorCounts.week} < ${until} and ${whose(sql`${vendorCounts.vendorId}`)}`,
      ...Object.entries(outcomes).map(
        ([
          name,
          moment,
        ]) => sql`select ${introductions.vendorId}, to_char(date_trunc('week', ${moment} at time zone ${timeZone}), 'YYYY-MM-DD'), ${name}, count(*)::int
        from ${introductions}
        where ${moment} >= ${`${from}T00:00:00${utcOffset}`}::timestamptz and ${moment} < ${`${until}T00:00:00${utcOffset}`}::timestamptz and ${whose(sql`${introductions.vendorId}`)}
        group by 1, 2`,
      ),
    ],
    sql` union all `,
  );

async function byWeek(db: Database, vendorId: string, weeks: readonly string[], until: string) {
  const { rows } = await db.execute<{ week: string; name: VendorFigure; count: number }>(
    sql`select week, name, count from (${figuresBetween(weeks[0]!, until, (id) => sql`${id} = ${vendorId}`)}) counted`,
  );
  const known = new Map(weeks.map((week) => [week, none()]));
  for (const { week, name, count } of rows) {
    const figures = known.get(week);
    if (figures) figures[name] += count;
  }
  return weeks.map((week) => ({ week, ...known.get(week)! }));
}

async function besideCategory(db: Database, vendorId: string, now: Date): Promise<VendorNumbers['compared']> {
  const [from, until] = [lastWeeks(now, comparedWeeks + 1)[0]!, mondayInDelhi(now)];
  const { rows } = await db.execute<{
    category: string;
    vendors: number;
    name: VendorFigure;
    own: number;
    median: number;
  }>(sql`
    with own as (
      select ${vendors.categories}[1] as category from ${vendors} where ${vendors.id} = ${vendorId}
    ), peers as (
      select ${vendors.id} as id, own.category from ${vendors}, own
      where ${vendors.categories} @> array[own.category] and ${isPublic(vendors)}
    ), counted as (${figuresBetween(from, until, (id) => sql`${id} in (select id from peers)`)}),
    summed as (
      select peers.id, peers.category, figure.name, coalesce(sum(counted.count), 0)::int as total
      from peers cross join unnest(array[${sql.join(
        vendorFigures.map((name) => sql`${name}`),
        sql`, `,
      )}]::text[]) as figure (name)
      left join counted on counted.vendor_id = peers.id and counted.name = figure.name
      group by peers.id, peers.category, figure.name
    )
    select category, name, count(*)::int as vendors,
      coalesce(sum(total) filter (where id = ${vendorId}), 0)::int as own,
      round(percentile_cont(0.5) within group (order by total))::int as median
    from summed group by category, name`);
  const [first] = rows;
  if (!first || first.vendors < comparedVendorsMin) return null;
  const [own, median] = [none(), none()];
  for (const row of rows) [own[row.name], median[row.name]] = [row.own, row.median];
  return { category: first.category, vendors: first.vendors, own, median };
}

/**
 * Reads the figures of this number of weeks, this one last.
 * @where What is counted about a vendor's page?
 */
export async function readNumbers(
  db: Database,
  vendorId: string,
  { now, count }: { now: Date; count: number },
): Promise<VendorNumbers> {
  const weeks = lastWeeks(now, count);
  const until = mondayInDelhi(new Date(now.getTime() + 7 * dayMs));
  return {
    weeks: await byWeek(db, vendorId, weeks, until),
    compared: await besideCategory(db, vendorId, now),
  };
}
