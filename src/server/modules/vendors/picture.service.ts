/** @file A vendor's pictures: made, stored, placed in one transaction; what they replace is removed after the commit. */
import { and, eq, inArray } from 'drizzle-orm';
import { gallerySlots, type GallerySlot, type PictureSlot } from '#contract/vendor-categories.ts';
import type { Tx } from '#platform/db/handle.ts';
import { pictures, vendors } from '#platform/db/tables.ts';
import { filesOfPicture } from '#platform/images/picture-files.ts';
import type { PictureMaker } from '#platform/images/picture-maker.ts';
import { Problem } from '#platform/problem.ts';
import { makePictures, namesOf, rowOf, type Made } from './made-pictures.ts';
import { arranged, place } from './picture-places.ts';
import { createPictureStore, type PictureStoreDependencies } from './picture-store.ts';
import type { UploadedFile } from './uploaded-files.ts';

export type PictureDependencies = PictureStoreDependencies & { maker: PictureMaker };

/** What became of an upload. */
export type Upload = { saved: { fileName: string; slot: PictureSlot }[]; unplaced: string[] };

type Row = typeof pictures.$inferSelect;

/** The pictures of a vendor, whom nobody else can change until the end of the transaction. */
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

/** Taken out and put back: a swap in place would break "one picture a place" half way. */
async function reseat(tx: Tx, vendorId: string, rows: readonly Row[]): Promise<void> {
  await empty(tx, vendorId, gallerySlots);
  if (rows.length) await tx.insert(pictures).values([...rows]);
}

/** The rules of pictures over a database, a storage and a workshop. */
export function createPictureService({ maker, ...dependencies }: PictureDependencies) {
  const { db } = dependencies;
  const pictureStore = createPictureStore(dependencies);
  const discard = (made: readonly Made[]) =>
    pictureStore.remove(made.flatMap(({ key, picture }) => namesOf(key, picture.files)));

  async function store(made: readonly Made[]): Promise<void> {
    try {
      for (const { key, picture } of made) await pictureStore.put(key, picture.files);
    } catch (error) {
      await discard(made);
      throw error;
    }
  }

  const settle = (vendorId: string, made: readonly Made[]) =>
    db
      .transaction(async (tx) => {
        const plan = place(made, await lockPictures(tx, vendorId));
        if (plan.placed.length === 0) return plan;
        await empty(
          tx,
          vendorId,
          plan.placed.map(({ slot }) => slot),
        );
        await tx.insert(pictures).values(plan.placed.map(({ file, slot }) => rowOf(file, vendorId, slot)));
        return plan;
      })
      .catch(async (error: unknown) => {
        // Only after a clear refusal: when the line broke at the commit, the rows may be there, and the sweep knows.
        if (error instanceof Problem) await discard(made);
        throw error;
      });

  return {
    removeFiles: pictureStore.remove,
    idle: pictureStore.idle,

    /**
     * Makes and places pictures, all of them or none; those of the gallery that find no free place are named instead.
     * `changed` is called again when better files have been added.
     */
    async upload(vendorId: string, files: AsyncIterable<UploadedFile>, changed: () => void): Promise<Upload> {
      const made = await makePictures(maker, files);
      await store(made);
      const { placed, unplaced, replaced } = await settle(vendorId, made);
      await pictureStore.remove(replaced.flatMap(filesOfPicture));
      await discard(unplaced);
      for (const { file } of placed) pictureStore.completeLater(vendorId, file, changed);
      return {
        saved: placed.map(({ file, slot }) => ({ fileName: file.fileName, slot })),
        unplaced: unplaced.map(({ fileName }) => fileName),
      };
    },

    /** Puts the gallery in a new order. @throws Problem conflict when the order does not name exactly the filled places */
    arrange: (vendorId: string, order: readonly GallerySlot[]): Promise<void> =>
      db.transaction(async (tx) => reseat(tx, vendorId, arranged(await lockPictures(tx, vendorId), order))),

    /** Removes one picture; the photos after it move up. @throws Problem not_found */
    async remove(vendorId: string, slot: PictureSlot): Promise<void> {
      const removed = await db.transaction(async (tx) => {
        const stored = await lockPictures(tx, vendorId);
        const picture = stored.find((one) => one.slot === slot);
        if (!picture) throw new Problem('not_found', { message: 'There is no picture in that place.' });
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
