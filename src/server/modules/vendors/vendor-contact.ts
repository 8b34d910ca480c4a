import { and, eq, sql } from '#platform/db/drizzle.ts';
import { defaultLocale, type Locale } from '#words/locales.ts';
import type { Database } from '#platform/db/handle.ts';
import { accounts, vendors } from '#platform/db/tables.ts';
import { isOwnerOf } from '#platform/db/tables/accounts.ts';
import { isPresent, isPublic } from '#platform/db/tables/vendors.ts';
import { mayBeIntroduced } from './vendor-candidates.ts';

/** The contact of a vendor for the site itself; a vendor without a log-in has no address. */
export type VendorContact = {
  companyName: string;
  email: string | null;
  /** True when the address is confirmed. */
  confirmed: boolean;
  /** The language of its owner on the site. */
  locale: Locale;
  /** False while the vendor waits for approval or is hidden: nobody can request it, and no new enquiry reaches it. */
  isPublic: boolean;
  /** True when it may be introduced to a family. */
  introducible: boolean;
};

/** Finds the contact of a vendor, or null when there is none. The id must be a UUID. */
export async function findVendorContact(
  db: Database,
  vendorId: string,
  options: { samples: boolean },
): Promise<VendorContact | null> {
  const [row] = await db
    .select({
      companyName: vendors.companyName,
      email: accounts.email,
      verifiedAt: accounts.emailVerifiedAt,
      locale: accounts.locale,
      isPublic: sql<boolean>`${isPublic(vendors)}`,
      introducible: sql<boolean>`${mayBeIntroduced(options)}`,
    })
    .from(vendors)
    .leftJoin(accounts, isOwnerOf(vendors.id))
    .where(and(eq(vendors.id, vendorId), isPresent(vendors)));
  if (!row) return null;
  const { verifiedAt, locale, ...contact } = row;
  return { ...contact, locale: locale ?? defaultLocale, confirmed: verifiedAt !== null };
}
