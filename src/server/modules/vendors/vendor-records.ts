/** @file What other modules may ask of vendors; `compose.ts` hands it to them. */
import { eq } from 'drizzle-orm';
import type { Registration } from '#contract/vendor-input.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { pictures, vendors } from '#platform/db/tables.ts';
import { filesOfPicture } from '#platform/images/picture-files.ts';
import { newVendorRow } from './new-vendor.ts';
import { forgetWords, learnWords } from './vendor-words.ts';
import { findVendor } from './vendors.queries.ts';

/** Vendors as accounts need them. */
export const createVendorRecords = (db: Database) => ({
  async create(tx: Tx, registration: Registration): Promise<string> {
    const row = newVendorRow(registration);
    await tx.insert(vendors).values(row);
    await learnWords(tx, row.search);
    return row.id;
  },

  ownProfile: (vendorId: string): Promise<PublicVendor | null> => findVendor(db, vendorId, { own: true }),

  async setContact(
    tx: Tx,
    vendorId: string,
    contact: { phone?: string; website?: string | null },
  ): Promise<void> {
    await tx.update(vendors).set(contact).where(eq(vendors.id, vendorId));
  },

  async contact(vendorId: string): Promise<{ phone: string | null; website: string | null }> {
    const [row] = await db
      .select({ phone: vendors.phone, website: vendors.website })
      .from(vendors)
      .where(eq(vendors.id, vendorId));
    return row ?? { phone: null, website: null };
  },

  /** The row and its pictures, all of it: for the owner's own copy and for the sealed record. */
  async record(reader: Database, vendorId: string): Promise<Record<string, unknown>> {
    const [row] = await reader.select().from(vendors).where(eq(vendors.id, vendorId));
    const stored = await reader.select().from(pictures).where(eq(pictures.vendorId, vendorId));
    const { sortName: _sortName, search: _search, ...vendor } = row ?? {};
    return {
      vendor,
      pictures: stored.map((picture) => ({
        slot: picture.slot,
        uploadedAt: picture.createdAt.toISOString(),
        files: filesOfPicture(picture),
      })),
    };
  },

  async erase(tx: Tx, vendorId: string): Promise<string[]> {
    const removed = await tx.delete(pictures).where(eq(pictures.vendorId, vendorId)).returning();
    const [gone] = await tx
      .delete(vendors)
      .where(eq(vendors.id, vendorId))
      .returning({ search: vendors.search });
    if (gone) await forgetWords(tx, gone.search);
    return removed.flatMap(filesOfPicture);
  },
});
