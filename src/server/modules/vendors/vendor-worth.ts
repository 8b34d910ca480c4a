/** @file The levels of vendors in the order of the search, counted each night. */
import { and, asc, eq, gt, isNull, sql } from '#platform/db/drizzle.ts';
import { readFacts, readPrices } from '#domain/vendors/stored-facts.ts';
import { worthLevel } from '#domain/finding/vendor-worth.ts';
import { signalsOf, type MedianPrices } from '#content/signals-of.ts';
import { fixedSql } from '#platform/db/fixed-sql.ts';
import type { Database } from '#platform/db/handle.ts';
import { pictures, projectPictures, vendorProjects, vendors } from '#platform/db/tables.ts';

/** The number of vendors read at once. */
const batch = 500;
/** Fewer prices make no usual one. */
const pricesMin = 3;

/** Reads the median starting price of each category and unit. */
async function medianPrices(db: Database): Promise<MedianPrices> {
  const { rows } = await db.execute<{ kind: string; median: number }>(sql`
    select concat(cue->>'category', ' ', cue->>'unit') as kind,
      percentile_cont(0.5) within group (order by (cue->>'from')::int) as median
    from (select jsonb_array_elements(prices) as cue from ${vendors} where ${isNull(vendors.deletedAt)}) as cues
    group by kind having count(*) >= ${pricesMin}`);
  return new Map(rows.map(({ kind, median }) => [kind, Number(median)]));
}

const ownPictures = sql<number>`${fixedSql(sql`(
  (select count(*) from ${pictures} where ${pictures.vendorId} = ${vendors.id}) +
  (select count(*) from ${vendorProjects} join ${projectPictures} on ${projectPictures.projectId} = ${vendorProjects.id}
   where ${vendorProjects.vendorId} = ${vendors.id} and ${vendorProjects.removedAt} is null and ${projectPictures.removedAt} is null)
)`)}`.mapWith(Number);

/** Counts the levels of all vendors and stores those that changed; returns their number. */
export async function countWorth(db: Database, now: Date): Promise<number> {
  const medians = await medianPrices(db);
  let changed = 0;
  for (let after: string | null = null; ;) {
    const rows = await db
      .select({
        id: vendors.id,
        companyName: vendors.companyName,
        categories: vendors.categories,
        facts: vendors.facts,
        prices: vendors.prices,
        badges: vendors.badges,
        responseHours: vendors.responseHours,
        ratingSum: vendors.ratingSum,
        ratingCount: vendors.ratingCount,
        updatedAt: vendors.updatedAt,
        worth: vendors.worth,
        signals: vendors.signals,
        pictures: ownPictures,
      })
      .from(vendors)
      .where(and(isNull(vendors.deletedAt), after ? gt(vendors.id, after) : undefined))
      .orderBy(asc(vendors.id))
      .limit(batch);
    for (const row of rows) {
      const said = { ...row, facts: readFacts(row.facts), prices: readPrices(row.prices) };
      const known = { ...said, checks: row.badges.length };
      const signals = signalsOf(said, medians);
      const worth = worthLevel(known, signals.length > 0, now);
      if (worth === row.worth && signals.join() === row.signals.join()) continue;
      changed += 1;
      await db
        .update(vendors)
        .set({ worth, signals, updatedAt: row.updatedAt })
        .where(eq(vendors.id, row.id));
    }
    if (rows.length < batch) return changed;
    after = rows.at(-1)!.id;
  }
}
