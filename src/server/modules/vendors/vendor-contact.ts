import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/handle.ts';
import { accounts, vendors } from '#platform/db/tables.ts';
import { isPresent, isPublic } from '#platform/db/tables/vendors.ts';

/** How a vendor is reached by the site itself; a vendor without a log-in has no address. */
export type VendorContact = {
  companyName: string;
  email: string | null;
  /** Has that address answered a mail of ours? */
  confirmed: boolean;
  /** Nobody can ask for it, and no new enquiry goes to it, while it waits or is hidden. */
  isPublic: boolean;
};

/** The vendor of that id, or null when there is none. The id must be a UUID. */
export async function findVendorContact(db: Database, vendorId: string): Promise<VendorContact | null> {
  const [row] = await db
    .select({
      companyName: vendors.companyName,
      email: accounts.email,
      verifiedAt: accounts.emailVerifiedAt,
      isPublic: sql<boolean>`${isPublic(vendors)}`,
    })
    .from(vendors)
    .leftJoin(accounts, eq(accounts.vendorId, vendors.id))
    .where(and(eq(vendors.id, vendorId), isPresent(vendors)));
  if (!row) return null;
  const { verifiedAt, ...contact } = row;
  return { ...contact, confirmed: verifiedAt !== null };
}
