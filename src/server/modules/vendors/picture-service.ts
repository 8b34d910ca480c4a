/** @file A vendor's pictures: made, stored and placed in one transaction; replaced files are removed after the commit. */
import { and, eq, inArray } from '#platform/db/drizzle.ts';
import { gallerySlots, type GallerySlot, type PictureSlot } from '#domain/vendors/vendor-categories.ts';
import { t } from '#words/t.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { pictures, vendors } from '#platform/db/tables.ts';
import { makePictures, storedColumns, type Made } from '#platform/images/made-pictures.ts';
import { filesOfPicture } from '#platform/images/picture-files.ts';
import type { PictureMaker } from '#platform/images/picture-maker.ts';
import { createPictureStore } from '#platform/images/picture-store.ts';
import { bannerWidths, photoWidths, profileWidths } from '#platform/images/picture-widths.ts';
import type { UploadedFile } from '#platform/images/uploaded-files.ts';
import type { Log } from '#platform/log.ts';
import { Problem } from '#platform/problem.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { arranged, place, type Wanted } from './picture-places.ts';

export type PictureDependencies = { db: Database; storage: Storage; log: Log; maker: PictureMaker };

/** The result of an upload. */
export type Upload = { saved: { fileName: string; slot: PictureSlot }[]; unplaced: string[] };

type Row = typeof pictures.$inferSelect;

/** Locks the pictures of a vendor until the end of the transaction and returns them. */
async function lockPictures(tx: Tx, vendorId: string): Promise<Row[]> {
  const [vendor] = await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
    .for('update');
  if (!vendor) throw new Problem('not_found');
  return tx.select().from(pictures).where(eq(pictures.vendorId, vendorId));
}

const empty = (tx: Tx, vendorId: string, slots: readonly PictureSlot[]) =>
  tx.delete(pictures).where(and(eq(pictures.vendorId, vendorId), inArray(pictures.slot, [...slots])));

/** Rewrites the rows by deletion and insertion: a swap in place would break "one picture a place" half way. */
async function reseat(tx: Tx, vendorId: string, rows: readonly Row[]): Promise<void> {
  await empty(tx, vendorId, gallerySlots);
  if (rows.length) await tx.insert(pictures).values([...rows]);
}

const widthsFor = (field: Wanted): readonly number[] => {
  if (field === 'profilepicture') return profileWidths;
  return field === 'backgroundpicture' ? bannerWidths : photoWidths;
};

/** Creates the service for a vendor's pictures over a database, a storage and a maker. */
export function createPictureService({ db, storage, log, maker }: PictureDependencies) {
  const pictureStore = createPictureStore({ storage, log });

  /** Notes that a picture is complete, under the lock of all picture changes, so that no other change runs beside it. */
  const noteComplete = (vendorId: string) => (key: string, bytes: number) =>
    db.transaction(async (tx) => {
      await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId)).for('update');
      const told = await tx
        .update(pictures)
        .set({ formats: ['avif', 'webp', 'jpg'], bytes })
        .where(eq(pictures.storageKey, key))
        .returning({ id: pictures.id });
      return told.length > 0;
    });

  const settle = (vendorId: string, made: readonly Made<Wanted>[]) =>
    db
      .transaction(async (tx) => {
        const plan = place(made, await lockPictures(tx, vendorId));
        if (plan.placed.length === 0) return plan;
        await empty(
          tx,
          vendorId,
          plan.placed.map(({ slot }) => slot),
        );
        await tx
          .insert(pictures)
          .values(plan.placed.map(({ file, slot }) => ({ ...storedColumns(file), vendorId, slot })));
        return plan;
      })
      .catch(async (error: unknown) => {
        // Only after a clear refusal: if the connection broke at the commit, the rows may exist, and the sweep checks that.
        if (error instanceof Problem) await pictureStore.discard(made);
        throw error;
      });

  return {
    removeFiles: pictureStore.remove,
    idle: pictureStore.idle,

    /**
     * Makes and places pictures, all or none; gallery photos without a free place are named in the result. `changed` is called again when
     * better files are there.
     */
    async upload(
      vendorId: string,
      files: AsyncIterable<UploadedFile<Wanted>>,
      changed: () => void,
    ): Promise<Upload> {
      const made = await makePictures(maker, files, widthsFor);
      await pictureStore.putAll(made);
      const { placed, unplaced, replaced } = await settle(vendorId, made);
      await pictureStore.remove(replaced.flatMap(filesOfPicture));
      await pictureStore.discard(unplaced);
      for (const { file } of placed) pictureStore.completeLater(file, noteComplete(vendorId), changed);
      return {
        saved: placed.map(({ file, slot }) => ({ fileName: file.fileName, slot })),
        unplaced: unplaced.map(({ fileName }) => fileName),
      };
    },

    /** Puts the gallery in a new order. @throws Problem conflict when the order does not name exactly the filled places */
    arrange: (vendorId: string, order: readonly GallerySlot[]): Promise<void> =>
      db.transaction(async (tx) => reseat(tx, vendorId, arranged(await lockPictures(tx, vendorId), order))),

    /** Removes one picture; the later photos move up. @throws Problem not_found */
    async remove(vendorId: string, slot: PictureSlot): Promise<void> {
      const removed = await db.transaction(async (tx) => {
        const stored = await lockPictures(tx, vendorId);
        const picture = stored.find((one) => one.slot === slot);
        if (!picture) throw new Problem('not_found', { message: t('There is no picture in that place.') });
        await empty(tx, vendorId, [slot]);
        const rest = stored.filter((one) => one !== picture);
        const order = gallerySlots.filter((one) => rest.some((row) => row.slot === one));
        await reseat(tx, vendorId, arranged(rest, order));
        return picture;
      });
      await pictureStore.remove(filesOfPicture(removed));
    },
  };
}
export type PictureService = ReturnType<typeof createPictureService>;
