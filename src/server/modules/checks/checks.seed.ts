/** @file Badges of two invented vendors for the demonstration; its pages say that nobody has checked them. */
import { and, eq } from '#platform/db/drizzle.ts';
import { checkKinds, lastDayOf, type CheckKindName } from '#domain/vendors/check-kinds.ts';
import { dayInDelhi, daysBefore } from '#facts/time.ts';
import type { Tx } from '#platform/db/handle.ts';
import { vendorChecks, vendors } from '#platform/db/tables.ts';
import type { CheckNeeds } from './checks.types.ts';

/** The age in days by vendor and kind, and the numbers that no page shows. */
const seeds: readonly {
  companyName: string;
  checks: readonly { kind: CheckKindName; daysAgo: number; value?: string }[];
}[] = [
  {
    companyName: 'Rivaaz Banquets',
    checks: [
      { kind: 'phone', daysAgo: 40 },
      { kind: 'gstin', daysAgo: 38, value: '07AAAPZ1234C1Z2' },
      { kind: 'fssai', daysAgo: 38, value: '13324012000701' },
    ],
  },
  {
    companyName: 'Amaltas Farm',
    checks: [
      { kind: 'phone', daysAgo: 12 },
      { kind: 'visit', daysAgo: 5 },
    ],
  },
];

/** Stores them. The vendors must exist. */
export async function seedChecks(tx: Tx, now: Date, setBadges: CheckNeeds['setBadges']): Promise<void> {
  for (const { companyName, checks } of seeds) {
    const [vendor] = await tx
      .select()
      .from(vendors)
      .where(and(eq(vendors.companyName, companyName), eq(vendors.isSample, true)));
    if (!vendor) continue;
    const rows = checks.map(({ kind, daysAgo, value }) => {
      const at = daysBefore(now, daysAgo);
      const checkedOn = dayInDelhi(at);
      const onPage = kind === 'visit' ? vendor.address : (vendor.phone ?? '');
      return {
        vendorId: vendor.id,
        kind,
        status: 'verified' as const,
        value: value ?? onPage,
        askedAt: at,
        changedAt: at,
        decidedBy: 'Invented',
        decidedRole: 'manager' as const,
        checkedOn,
        validUntil: lastDayOf(checkedOn),
      };
    });
    await tx.insert(vendorChecks).values(rows);
    await setBadges(
      tx,
      vendor.id,
      rows.map(({ kind, value, checkedOn, validUntil, decidedRole: role }) => ({
        kind,
        detail: checkKinds[kind].detailOf?.(value) ?? null,
        checkedOn,
        validUntil,
        role,
      })),
    );
  }
}
