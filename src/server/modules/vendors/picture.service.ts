/** @file A vendor's pictures: made, stored, placed in one transaction; what they replace is removed after the commit. */
import { and, eq } from 'drizzle-orm';
import { gallerySlots, type GallerySlot, type PictureSlot } from '#contract/vendor-categories.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { pictures, vendors } from '#platform/db/tables.ts';
import type { Log } from '#platform/log.ts';
import {
  filesOfPicture,
  newPictureKey,
  pictureFile,
  pictureFormats,
} from '#platform/images/picture-files.ts';
import type { MadeFile, MadePicture, PictureMaker } from '#platform/images/picture-maker.ts';
import { Problem } from '#platform/problem.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { arranged, place, type Placed } from './picture-places.ts';
import type { UploadedFile } from './uploaded-files.ts';

export type PictureDependencies = { db: Database; storage: Storage; maker: PictureMaker; log: Log };

/** What became of an upload. */
export type Upload = { saved: { fileName: string; slot: PictureSlot }[]; unplaced: string[] };

const widthsOf = {
  profilepicture: [240, 480, 960],
  backgroundpicture: [800, 1600],
  gallery: [480, 960, 1600],
} as const;

type Made = UploadedFile & { picture: MadePicture; key: string };

/** The rules of pictures over a database, a storage and a workshop. */
export function createPictureService({ db, storage, maker, log }: PictureDependencies) {
  /** Files made in the background; a close waits for them. */
  const underway = new Set<Promise<void>>();

  const put = async (key: string, { width, format, content }: MadeFile) =>
    storage.put(pictureFile(key, width, format), content, pictureFormats[format]);

  /** What cannot be removed now is found by the sweep. */
  const removeFiles = (names: readonly string[]): Promise<void> =>
    storage.remove(names).catch((error: unknown) => {
      log.warn(
        { err: error, files: names.length },
        'stored pictures could not be removed and wait for the sweep',
      );
    });

  const filesOf = ({ key, picture }: Made) =>
    picture.files.map(({ width, format }) => pictureFile(key, width, format));

  async function lockVendor(tx: Tx, vendorId: string) {
    const [vendor] = await tx
      .select({ id: vendors.id })
      .from(vendors)
      .where(eq(vendors.id, vendorId))
      .for('update');
    if (!vendor) throw new Problem('not_found');
    return tx.select().from(pictures).where(eq(pictures.vendorId, vendorId));
  }

  async function make(files: AsyncIterable<UploadedFile>): Promise<Made[]> {
    const made: Made[] = [];
    for await (const file of files) {
      const widths =
        widthsOf[
          file.field === 'profilepicture' || file.field === 'backgroundpicture' ? file.field : 'gallery'
        ];
      const picture = await maker.make(file.content, widths).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        // Several may have been sent: say which one.
        throw new Problem(error.code, {
          message: error.message,
          fieldErrors: { [file.fileName]: error.message },
        });
      });
      made.push({ ...file, content: Buffer.alloc(0), picture, key: newPictureKey() });
    }
    return made;
  }

  /** AVIF takes seconds, so it comes after the answer; when it fails or the process ends, WebP and JPEG are there. */
  function addLater({ key, picture }: Made, changed: () => void): void {
    const work = async () => {
      const files = await picture.later();
      for (const file of files) await put(key, file);
      const bytes = [...picture.files, ...files].reduce((sum, file) => sum + file.content.length, 0);
      const updated = await db
        .update(pictures)
        .set({ formats: ['avif', 'webp', 'jpg'], bytes })
        .where(eq(pictures.storageKey, key))
        .returning({ id: pictures.id });
      // Replaced or erased meanwhile.
      if (updated.length === 0)
        return removeFiles(files.map(({ width, format }) => pictureFile(key, width, format)));
      changed();
    };
    const running = work().catch((error: unknown) =>
      log.warn({ err: error }, 'the smaller files of a picture could not be made'),
    );
    underway.add(running);
    void running.finally(() => underway.delete(running));
  }

  const rowOf = ({ key, picture }: Made, vendorId: string, slot: PictureSlot) => ({
    id: newId(),
    vendorId,
    slot,
    widths: picture.widths,
    width: picture.width,
    height: picture.height,
    formats: ['webp', 'jpg'],
    blur: picture.blur,
    storageKey: key,
    bytes: picture.files.reduce((sum, file) => sum + file.content.length, 0),
  });

  return {
    removeFiles,

    /**
     * Makes and places pictures, all of them or none; those of the gallery that find no free place are named instead.
     * `changed` is called again when better files have been added.
     */
    async upload(vendorId: string, files: AsyncIterable<UploadedFile>, changed: () => void): Promise<Upload> {
      const made = await make(files);
      try {
        for (const one of made) for (const file of one.picture.files) await put(one.key, file);
        const { placed, unplaced, replaced } = await db.transaction(async (plain) => {
          const tx = plain as Tx;
          const stored = await lockVendor(tx, vendorId);
          const plan = place(made, stored);
          for (const { slot } of plan.placed)
            await tx.delete(pictures).where(and(eq(pictures.vendorId, vendorId), eq(pictures.slot, slot)));
          if (plan.placed.length)
            await tx
              .insert(pictures)
              .values(plan.placed.map(({ file, slot }: Placed<Made>) => rowOf(file, vendorId, slot)));
          return plan;
        });
        await removeFiles([...replaced.flatMap(filesOfPicture), ...unplaced.flatMap(filesOf)]);
        for (const { file } of placed) addLater(file, changed);
        return {
          saved: placed.map(({ file, slot }) => ({ fileName: file.fileName, slot })),
          unplaced: unplaced.map(({ fileName }) => fileName),
        };
      } catch (error) {
        await removeFiles(made.flatMap(filesOf));
        throw error;
      }
    },

    /** Puts the gallery in a new order. @throws Problem conflict when the order does not name exactly the filled places */
    async arrange(vendorId: string, order: readonly GallerySlot[]): Promise<void> {
      await db.transaction(async (plain) => {
        const tx = plain as Tx;
        await reseat(tx, vendorId, arranged(await lockVendor(tx, vendorId), order));
      });
    },

    /** Removes one picture; the photos after it move up. @throws Problem not_found */
    async remove(vendorId: string, slot: PictureSlot): Promise<void> {
      const removed = await db.transaction(async (plain) => {
        const tx = plain as Tx;
        const stored = await lockVendor(tx, vendorId);
        const picture = stored.find((one) => one.slot === slot);
        if (!picture) throw new Problem('not_found', { message: 'There is no picture in that place.' });
        await tx.delete(pictures).where(eq(pictures.id, picture.id));
        const left = gallerySlots.filter((one) => one !== slot && stored.some((row) => row.slot === one));
        if (slot !== 'profilepicture' && slot !== 'backgroundpicture')
          await reseat(
            tx,
            vendorId,
            arranged(
              stored.filter((row) => row.slot !== slot),
              left,
            ),
          );
        return picture;
      });
      await removeFiles(filesOfPicture(removed));
    },

    /** Resolves when nothing is being made in the background. */
    idle: async (): Promise<void> => void (await Promise.all(underway)),
  };
}

type Row = typeof pictures.$inferSelect;

/** Taken out and put back: a swap in place would break "one picture a place" half way. */
async function reseat(tx: Tx, vendorId: string, rows: readonly Row[]): Promise<void> {
  for (const slot of gallerySlots)
    await tx.delete(pictures).where(and(eq(pictures.vendorId, vendorId), eq(pictures.slot, slot)));
  if (rows.length) await tx.insert(pictures).values([...rows]);
}
export type PictureService = ReturnType<typeof createPictureService>;
