/** @file Vendors who called enquiries bad, with what is wrong. */
import { inArray } from '#platform/db/drizzle.ts';
import { badVendorsMax, type Figures, type Numbers } from '#contract/desk/numbers.ts';
import { reportReasons, type ReportReason } from '#domain/enquiries/introduction-changes.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';

type BadVendor = Numbers['badVendors'][number];

/** Returns the vendors of a split by vendor and reason, the most reports first. One that is gone has no name. */
export async function badVendorsOf(
  db: Database,
  pairs: readonly { value: string; now: Figures; before: Figures }[],
): Promise<BadVendor[]> {
  const found = new Map<string, BadVendor>();
  for (const { value, now, before } of pairs) {
    const [vendorId, reason] = value.split(' ') as [string, ReportReason];
    const known: BadVendor = found.get(vendorId) ?? {
      vendorId,
      name: '',
      now: 0,
      before: 0,
      reasons: Object.fromEntries(reportReasons.map((one) => [one, 0])) as BadVendor['reasons'],
    };
    known.now += now.bad;
    known.before += before.bad;
    known.reasons[reason] += now.bad;
    found.set(vendorId, known);
  }
  const most = [...found.values()]
    .toSorted((a, b) => b.now - a.now || b.before - a.before)
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
