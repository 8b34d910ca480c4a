import { todayCountMax, todayLinesMax } from '#contract/desk/today.ts';
import type { Database } from '#platform/db/handle.ts';
import type { TodayReaders } from '#platform/module.ts';
import { listDeskVendors } from './desk-list.ts';

/** Vendors that wait to be approved, the longest first, for the page Today. */
export const vendorsToday = (db: Database): TodayReaders => ({
  async vendors() {
    const { vendors, counts } = await listDeskVendors(db, { view: 'waiting' });
    const lines = vendors.slice(0, todayLinesMax).map(({ id, companyName, waitsSince, area }) => ({
      id,
      title: 'Registered',
      who: companyName,
      at: waitsSince,
      urgent: false,
      note: area,
    }));
    return { count: Math.min(counts!.waiting, todayCountMax), lines };
  },
});
