/** @file One vendor as the desk shows it. */
import { and, count, eq } from '#platform/db/drizzle.ts';
import { completenessSteps } from '#content/vendor-completeness.ts';
import type { DeskVendorDetail, DeskVendorProfile } from '#contract/desk/vendors.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import type { Database } from '#platform/db/handle.ts';
import { accounts, enquiries, vendors } from '#platform/db/tables.ts';
import { isOwnerOf } from '#platform/db/tables/accounts.ts';
import { Problem } from '#platform/problem.ts';
import { deskColumns, deskVendor } from './desk-list.ts';
import { findVendor } from './vendors-queries.ts';

const enquiriesTo = async (db: Database, vendorId: string): Promise<number> => {
  const [row] = await db
    .select({ found: count() })
    .from(enquiries)
    .where(and(eq(enquiries.vendorId, vendorId), eq(enquiries.quarantine, false)));
  return row?.found ?? 0;
};

/** Returns the editable part of what the vendor's own account shows; the reply's schema drops the rest. */
const profileOf = (own: PublicVendor): DeskVendorProfile => ({ ...own, address: own.address ?? '' });

/** Finds the vendor of that id, from the same view that its owner gets. @throws Problem not_found */
export async function findDeskVendor(
  db: Database,
  vendorId: string,
): Promise<Omit<DeskVendorDetail, 'openRequests'>> {
  const own = await findVendor(db, vendorId, { own: true });
  const [row] = await db
    .select({ ...deskColumns, updatedAt: vendors.updatedAt })
    .from(vendors)
    .leftJoin(accounts, isOwnerOf(vendors.id))
    .where(eq(vendors.id, vendorId));
  if (!own || !row) throw new Problem('not_found', { message: 'Vendor not found' });
  const { updatedAt, ...listed } = row;
  return {
    ...deskVendor(listed),
    email: own.email ?? null,
    phone: own.phone,
    website: own.website,
    panGst: own.panGst ?? null,
    panGstKind: own.panGstKind ?? null,
    profile: profileOf(own),
    missing: completenessSteps(own)
      .filter(({ done }) => !done)
      .map(({ todo }) => todo),
    enquiries: await enquiriesTo(db, vendorId),
    updatedAt: updatedAt.toISOString(),
  };
}
