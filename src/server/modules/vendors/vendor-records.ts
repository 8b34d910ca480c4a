/** @file The functions of vendors for other modules; `create-modules.ts` passes them in. */
import { eq } from '#platform/db/drizzle.ts';
import type { Registration } from '#contract/vendor-input.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { pictures, vendors } from '#platform/db/tables.ts';
import { recordEvent } from '#platform/events.ts';
import { filesOfPicture } from '#platform/images/picture-files.ts';
import { newVendorRow } from './new-vendor.ts';
import { forgetShortNames, shortNamesOf } from './short-names.ts';
import { searchColumns } from './vendor-search.ts';
import { forgetWords, learnWords } from './vendor-words.ts';
import { findVendor } from './vendors-queries.ts';

export type VendorRecordDependencies = {
  db: Database;
  clock: Clock;
  /** Called with each change of the contact, within its transaction. */
  changed: (tx: Tx, vendorId: string) => Promise<void>;
  /** Returns the further stored data of a vendor, for its own copy. */
  recorded: (reader: Database, vendorId: string) => Promise<Record<string, unknown>>;
  /** Given where new vendors wait for approval: mails the staff about one. */
  notifyWaiting?: (tx: Tx, vendor: { id: string; companyName: string }) => Promise<void>;
};

/** Returns a row without its derived columns. */
const withoutDerived = (row: typeof vendors.$inferSelect) => {
  const derived = new Set([...Object.keys(searchColumns(row)), 'terms']);
  return Object.fromEntries(Object.entries(row).filter(([column]) => !derived.has(column)));
};

/** Creates the functions of vendors for accounts. */
export const createVendorRecords = ({
  db,
  clock,
  changed,
  recorded,
  notifyWaiting,
}: VendorRecordDependencies) => ({
  async create(tx: Tx, registration: Registration): Promise<string> {
    const row = newVendorRow(registration);
    const at = clock();
    await tx
      .insert(vendors)
      .values({ ...row, waitsSince: notifyWaiting ? at : null, publicSince: notifyWaiting ? null : at });
    await learnWords(tx, row.search);
    await recordEvent(tx, {
      type: 'vendor.registered',
      by: { kind: 'vendor', id: row.id },
      on: { kind: 'vendor', id: row.id },
      at,
      facts: { waits: notifyWaiting !== undefined },
    });
    await notifyWaiting?.(tx, row);
    return row.id;
  },

  ownProfile: (vendorId: string): Promise<PublicVendor | null> => findVendor(db, vendorId, { own: true }),

  async setContact(
    tx: Tx,
    vendorId: string,
    contact: { phone?: string; website?: string | null },
  ): Promise<void> {
    await tx.update(vendors).set(contact).where(eq(vendors.id, vendorId));
    await changed(tx, vendorId);
  },

  async contact(vendorId: string): Promise<{ phone: string | null; website: string | null }> {
    const [row] = await db
      .select({ phone: vendors.phone, website: vendors.website })
      .from(vendors)
      .where(eq(vendors.id, vendorId));
    return row ?? { phone: null, website: null };
  },

  /** Returns the row and its pictures, whole: for the owner's own copy and for the sealed record. */
  async record(reader: Database, vendorId: string): Promise<Record<string, unknown>> {
    const [row] = await reader.select().from(vendors).where(eq(vendors.id, vendorId));
    const stored = await reader.select().from(pictures).where(eq(pictures.vendorId, vendorId));
    return {
      vendor: row ? withoutDerived(row) : {},
      pictures: stored.map((picture) => ({
        slot: picture.slot,
        uploadedAt: picture.createdAt.toISOString(),
        files: filesOfPicture(picture),
      })),
      shortNames: await shortNamesOf(reader, vendorId),
      ...(await recorded(reader, vendorId)),
    };
  },

  async erase(tx: Tx, vendorId: string): Promise<string[]> {
    const removed = await tx.delete(pictures).where(eq(pictures.vendorId, vendorId)).returning();
    await forgetShortNames(tx, vendorId);
    const [gone] = await tx
      .delete(vendors)
      .where(eq(vendors.id, vendorId))
      .returning({ search: vendors.search });
    if (gone) await forgetWords(tx, gone.search);
    return removed.flatMap(filesOfPicture);
  },
});
