import { and, asc, eq, ne, type SQL } from '#platform/db/drizzle.ts';
import { maxItems } from '#facts/limits.ts';
import { kindsOfVendor } from '#domain/enquiries/fitting-vendors.ts';
import { maskTaxId, recogniseTaxId } from '#domain/vendors/tax-id.ts';
import { kindsOfList, type VendorListName } from '#domain/vendors/vendor-categories.ts';
import type { TeamRole } from '#facts/team.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { unknownPlaces } from '#content/works-in.ts';
import { byPlace } from '#platform/db/place-terms.ts';
import type { Database } from '#platform/db/handle.ts';
import { byteOrder } from '#platform/db/tables/columns.ts';
import { accounts, pictures, vendors } from '#platform/db/tables.ts';
import { isOwnerOf } from '#platform/db/tables/accounts.ts';
import { isPresent, isPublic, ofKinds } from '#platform/db/tables/vendors.ts';
import { publicVendor, readCardPicture, vendorCard, type WorkPicture } from './public-vendor.ts';
import { cardColumns, cardPicture, pictureColumns, workPicture } from './vendor-columns.ts';
import { askedPlaces, isSimilar } from './similar-vendors.ts';
import { visibilityOf } from './vendor-visibility.ts';

/** Reads cards by name from A to Z, as the page on ranking promises. */
async function cards(
  db: Database,
  where: SQL | undefined,
  {
    kinds,
    first = [],
    limit = maxItems.list,
  }: { kinds?: readonly string[]; first?: SQL[]; limit?: number } = {},
): Promise<VendorCard[]> {
  const rows = await db
    .select({ vendor: cardColumns, picture: cardPicture })
    .from(vendors)
    .where(and(isPublic(vendors), where))
    .orderBy(...first, asc(byteOrder(vendors.sortName)), vendors.id)
    .limit(limit);
  return rows.map(({ vendor, picture }) => vendorCard(vendor, readCardPicture(picture), kinds));
}

/** Returns the vendors of a list: those with one of its categories, and those without any that registered for it. */
export const vendorsOfList = (db: Database, name: VendorListName): Promise<VendorCard[]> =>
  cards(db, ofKinds(vendors, kindsOfList(name)), { kinds: kindsOfList(name) });

/** Returns the vendors of a market. */
export const vendorsOfMarket = (db: Database, marketId: string): Promise<VendorCard[]> =>
  cards(db, eq(vendors.marketId, marketId));

/** Finds one vendor, or null. With `own` also a hidden one, with the fields that only that role may see. */
export async function findVendor(
  db: Database,
  vendorId: string,
  { own = false, role = 'owner' }: { own?: boolean; role?: TeamRole } = {},
): Promise<PublicVendor | null> {
  const [found] = await db
    .select({ row: vendors, work: workPicture })
    .from(vendors)
    .where(and(eq(vendors.id, vendorId), own ? isPresent(vendors) : isPublic(vendors)));
  if (!found) return null;
  const { row } = found;
  const stored = await db.select(pictureColumns).from(pictures).where(eq(pictures.vendorId, vendorId));
  const shown = publicVendor(row, stored, readCardPicture<WorkPicture>(found.work));
  if (!own) {
    const isManaged = row.isSample || (await db.$count(accounts, isOwnerOf(vendorId))) > 0;
    return isManaged ? shown : { ...shown, claimable: true };
  }
  const [account] = await db
    .select({ email: accounts.email, emailVerifiedAt: accounts.emailVerifiedAt })
    .from(accounts)
    .where(isOwnerOf(vendorId));
  return {
    ...shown,
    // As the owner's forms have it, in whatever language they are read.
    area: row.area,
    areasServed: row.areasServed,
    unknownPlaces: unknownPlaces(row),
    email: account?.email,
    emailVerified: account ? account.emailVerifiedAt !== null : undefined,
    yourRole: role,
    // A helper does not need the number, not even masked.
    ...(row.panGst !== null &&
      role === 'owner' && { panGst: maskTaxId(row.panGst), panGstKind: recogniseTaxId(row.panGst).kind }),
    visibility: visibilityOf(row),
    hiddenReason: (row.hiddenAt && row.hiddenReason) ?? undefined,
  };
}

/** Returns a few vendors of the same main trade who work in its place, the nearest first; null when there is no such vendor. */
export async function similarVendors(db: Database, vendorId: string): Promise<VendorCard[] | null> {
  const [vendor] = await db
    .select({
      categories: vendors.categories,
      productSelection: vendors.productSelection,
      places: vendors.places,
    })
    .from(vendors)
    .where(and(eq(vendors.id, vendorId), isPublic(vendors)));
  if (!vendor) return null;
  const kinds = kindsOfVendor(vendor).slice(0, 1);
  if (kinds.length === 0) return [];
  const places = askedPlaces(vendor);
  return cards(db, and(ne(vendors.id, vendorId), isSimilar(kinds, places)), {
    kinds,
    first: places.flatMap(byPlace),
    limit: maxItems.similarVendors,
  });
}
