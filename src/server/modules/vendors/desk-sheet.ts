import { sheetCountMax, sheetLinesMax } from '#contract/desk/sheet.ts';
import type { Database } from '#platform/db/handle.ts';
import type { SheetReaders } from '#platform/sheet.ts';
import { listDeskVendors } from './desk-list.ts';

/** Vendors that wait to be approved, the longest first, for the morning sheet. */
export const vendorSheet = (db: Database): SheetReaders => ({
  async vendors() {
    const { vendors, counts } = await listDeskVendors(db, { view: 'waiting' });
    const lines = vendors.slice(0, sheetLinesMax).map(({ id, companyName, waitsSince, area }) => ({
      id,
      title: 'Registered',
      who: companyName,
      at: waitsSince,
      urgent: false,
      note: area,
    }));
    return { count: Math.min(counts!.waiting, sheetCountMax), lines };
  },
});
