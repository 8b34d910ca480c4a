/** @file GST by trade and day, as quotes are preset with it. */
import { defaultGstRates, type GstRate } from '#domain/quotes/gst-rates.ts';
import type { Database } from '#platform/db/handle.ts';
import { gstRates } from '#platform/db/tables.ts';

export const gstRateColumns = {
  category: gstRates.category,
  fromDay: gstRates.fromDay,
  percent: gstRates.percent,
  note: gstRates.note,
};

/** Returns every rate that applies: the staff's, or those of the house. */
export async function ratesOf(db: Database): Promise<readonly GstRate[]> {
  const stored = await db.select(gstRateColumns).from(gstRates);
  return stored.length > 0 ? stored : defaultGstRates;
}
