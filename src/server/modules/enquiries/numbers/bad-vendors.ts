/** @file Vendors who called enquiries bad, with what is wrong. */
import { inArray } from '#platform/db/drizzle.ts';
import { badVendorsMax, type Numbers } from '#contract/desk/numbers.ts';
import { reportReasons, type ReportReason } from '#domain/enquiries/introduction-changes.ts';
import type { Compared, PeriodKind } from '#domain/desk/number-periods.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';
import { badSumsQuery } from './number-sums.ts';

type BadVendor = Numbers['badVendors'][number];

/** Returns the vendors with reports in a period or the one before, the most reports first. One that is gone has no name. */
export async function badVendorsOf(db: Database, by: PeriodKind, compared: Compared): Promise<BadVendor[]> {
  const { rows } = await db.execute<{ value: string; part: 'now' | 'before'; bad: number }>(
    badSumsQuery(by, compared),
  );
  const found = new Map<string, BadVendor>();
  for (const { value, part, bad } of rows) {
    const [vendorId, reason] = value.split(' ') as [string, ReportReason];
    const known: BadVendor = found.get(vendorId) ?? {
      vendorId,
      name: '',
      now: 0,
      before: 0,
      reasons: Object.fromEntries(reportReasons.map((one) => [one, 0])) as BadVendor['reasons'],
    };
    known[part] += bad;
    if (part === 'now') known.reasons[reason] += bad;
    found.set(vendorId, known);
  }
  const most = [...found.values()]
    .toSorted((a, b) => b.now - a.now || b.before - a.before || (a.vendorId < b.vendorId ? -1 : 1))
    .slice(0, badVendorsMax);
  if (most.length === 0) return [];
  const names = await db
    .select({ id: vendors.id, name: vendors.companyName })
    .from(vendors)
    .where(
      inArray(
        vendors.id,
        most.map(({ vendorId }) => vendorId),
      ),
    );
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return most.map((one) => ({ ...one, name: nameOf.get(one.vendorId) ?? '' }));
}
