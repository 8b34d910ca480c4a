import { and, eq, sql } from '#platform/db/drizzle.ts';
import { defaultLocale, type Locale } from '#words/locales.ts';
import type { Database } from '#platform/db/handle.ts';
import { accounts, vendors } from '#platform/db/tables.ts';
import { isOwnerOf } from '#platform/db/tables/accounts.ts';
import { isPresent, isPublic } from '#platform/db/tables/vendors.ts';
import { mayBeIntroduced } from './vendor-candidates.ts';

/** How a vendor is reached by the site itself; a vendor without a log-in has no address. */
export type VendorContact = {
  companyName: string;
  email: string | null;
  /** Has that address answered a mail of ours? */
  confirmed: boolean;
  /** What its owner speaks with us. */
  locale: Locale;
  /** Nobody can ask for it, and no new enquiry goes to it, while it waits or is hidden. */
  isPublic: boolean;
  /** May be introduced to somebody. */
  introducible: boolean;
};

/** The vendor of that id, or null when there is none. The id must be a UUID. */
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
