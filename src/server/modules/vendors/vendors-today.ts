/** @file Vendors that wait for approval, on the page Today. */
import { and, asc } from '#platform/db/drizzle.ts';
import { todayCountMax, todayLinesMax } from '#contract/desk/today.ts';
import type { Database } from '#platform/db/handle.ts';
import type { TodayReaders } from '#platform/module.ts';
import { vendors } from '#platform/db/tables.ts';
import { isPresent, isWaiting } from '#platform/db/tables/vendors.ts';

/** Reads the vendors that wait for approval, the longest first: ids sort by the time of registration. */
export const vendorsToday = (db: Database): TodayReaders => ({
  async vendors() {
    const waiting = await db
      .select({
        id: vendors.id,
        companyName: vendors.companyName,
        area: vendors.area,
        waitsSince: vendors.waitsSince,
      })
      .from(vendors)
      .where(and(isPresent(vendors), isWaiting(vendors)))
      .orderBy(asc(vendors.id))
      .limit(todayCountMax);
    const lines = waiting.slice(0, todayLinesMax).map(({ id, companyName, waitsSince, area }) => ({
      id,
      title: 'Registered',
      who: companyName,
      at: waitsSince!.toISOString(),
      urgent: false,
      note: area,
    }));
    return { count: waiting.length, lines };
  },
});
