/** @file Days of the invented vendors: some maintain their days, others stated nothing. */
import { asc, eq } from '#platform/db/drizzle.ts';
import { addDays, lastDay } from '#domain/vendors/vendor-days.ts';
import { dayInDelhi } from '#facts/time.ts';
import type { Tx } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';
import { keep, replaceDays } from './days-queries.ts';

/** Two of three maintain their days; one of them is booked on the days that most families request. */
const everyThird = 3;
/** Steps between taken days, so that no month is empty and none is full. */
const steps = [4, 1, 9, 2, 13, 6];

/** Returns the taken days of an invented vendor; `place` makes each one different. */
function takenDays(today: string, place: number): string[] {
  const until = lastDay(today);
  const days: string[] = [];
  for (let day = addDays(today, 2 + (place % 5)), at = place; day <= until && days.length < 90; at += 1) {
    days.push(day);
    day = addDays(day, steps[at % steps.length]!);
  }
  return days;
}

/** Stores days for the invented vendors, which must exist. */
export async function seedDays(tx: Tx, now: Date): Promise<void> {
  const today = dayInDelhi(now);
  const samples = await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(eq(vendors.isSample, true))
    .orderBy(asc(vendors.companyName));
  for (const [place, { id }] of samples.entries()) {
    if (place % everyThird === everyThird - 1) continue;
    await keep(tx, id, now);
    await replaceDays(tx, id, 'own', takenDays(today, place));
  }
}
