/** @file Vendors as the lists of the desk show them. */
import { and, asc, desc, gt, isNotNull, isNull, lt, sql, type SQL } from '#platform/db/drizzle.ts';
import {
  deskVendorsMax,
  vendorViews,
  type DeskVendor,
  type DeskVendorList,
  type VendorView,
} from '#contract/desk/vendors.ts';
import { readFacts, readPrices } from '#domain/vendors/stored-facts.ts';
import { signalsOf } from '#content/signals-of.ts';
import { countViews } from '#platform/db/count-views.ts';
import type { Database } from '#platform/db/handle.ts';
import { holdsWords, wordsOf } from '#platform/db/search-terms.ts';
import { accounts, vendors } from '#platform/db/tables.ts';
import { isOwnerOf } from '#platform/db/tables/accounts.ts';
import { isPresent, isWaiting } from '#platform/db/tables/vendors.ts';
import { instantOf } from '#platform/clock.ts';
import { visibilityOf } from './vendor-visibility.ts';

const ofView: Readonly<Record<VendorView, SQL | undefined>> = {
  all: undefined,
  waiting: isWaiting(vendors),
  hidden: isNotNull(vendors.hiddenAt),
  unconfirmed: and(isNotNull(accounts.id), isNull(accounts.emailVerifiedAt)),
};

export const deskColumns = {
  id: vendors.id,
  companyName: vendors.companyName,
  ownerName: vendors.ownerName,
  productSelection: vendors.productSelection,
  area: vendors.area,
  waitsSince: vendors.waitsSince,
  hiddenAt: vendors.hiddenAt,
  hiddenReason: vendors.hiddenReason,
  createdAt: vendors.createdAt,
  isSample: vendors.isSample,
  categories: vendors.categories,
  facts: vendors.facts,
  prices: vendors.prices,
  signals: vendors.signals,
  accountId: accounts.id,
  verifiedAt: accounts.emailVerifiedAt,
};
type Row = Pick<
  typeof vendors.$inferSelect,
  Exclude<keyof typeof deskColumns, 'accountId' | 'verifiedAt'>
> & {
  accountId: string | null;
  verifiedAt: Date | null;
};

/** Returns a vendor of the list, with the signals of the last night and those that it shows since. */
export const deskVendor = ({
  accountId,
  verifiedAt,
  createdAt,
  categories,
  facts,
  prices,
  signals,
  ...row
}: Row): DeskVendor => ({
  ...row,
  signals: [
    ...new Set([
      ...signalsOf(
        { companyName: row.companyName, categories, facts: readFacts(facts), prices: readPrices(prices) },
        new Map(),
      ),
      ...signals,
    ]),
  ],
  visibility: visibilityOf(row),
  waitsSince: instantOf(row.waitsSince),
  hiddenAt: instantOf(row.hiddenAt),
  registeredAt: createdAt.toISOString(),
  emailConfirmed: accountId === null ? null : verifiedAt !== null,
});

const countsOf = (db: Database, found: SQL | undefined) =>
  countViews(db, vendorViews, (view) =>
    db
      .select({ one: sql`1` })
      .from(vendors)
      .leftJoin(accounts, isOwnerOf(vendors.id))
      .where(and(found, ofView[view])),
  );

/** Reads a page of a list. Ids sort by the time of registration, so that an id is the cursor. */
export async function listDeskVendors(
  db: Database,
  { view, q, after }: { view: VendorView; q?: string; after?: string },
): Promise<DeskVendorList> {
  const found = and(isPresent(vendors), await holdsWords(db, wordsOf(q ?? '')));
  const oldestFirst = view === 'waiting';
  const beyond = after && (oldestFirst ? gt(vendors.id, after) : lt(vendors.id, after));
  const rows = await db
    .select(deskColumns)
    .from(vendors)
    .leftJoin(accounts, isOwnerOf(vendors.id))
    .where(and(found, ofView[view], beyond || undefined))
    .orderBy(oldestFirst ? asc(vendors.id) : desc(vendors.id))
    .limit(deskVendorsMax + 1);
  const page = rows.slice(0, deskVendorsMax);
  return {
    vendors: page.map(deskVendor),
    next: rows.length > deskVendorsMax ? page.at(-1)!.id : null,
    counts: after ? null : await countsOf(db, found),
  };
}
